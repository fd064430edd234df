// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULTS, preferred, recall, Settings } from '$lib/settings.svelte';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('what was stored', () => {
  it('is taken as far as it is still a choice', () => {
    const stored = JSON.stringify({
      language: 'de',
      theme: 'pink',
      sound: 'yes',
      confirm: true,
      extra: 1,
      name: 'Edda',
    });
    expect(recall(stored)).toEqual({ ...DEFAULTS, language: 'de', confirm: true, name: 'Edda' });
  });

  it.each([null, '', 'no json', 'null', '3', '[]'])('may be %j', (stored) => expect(recall(stored)).toEqual(DEFAULTS));
});

describe('language', () => {
  it('is the first of the browser that we have', () => {
    expect(preferred(['fr-FR', 'de-AT', 'en'])).toBe('de');
    expect(preferred(['en-GB'])).toBe('en');
    expect(preferred(['fr'])).toBe('en');
    expect(preferred([])).toBe('en');
  });
});

describe('settings', () => {
  it('are quiet to begin with: no sound, no notifications, choices at one click', () => {
    const { sound, notify, confirm } = new Settings();
    expect([sound, notify, confirm]).toEqual([false, false, false]);
  });

  it('outlive the page', () => {
    new Settings().set({ theme: 'dark', speed: 'off' });
    const later = new Settings();
    expect(later.theme).toBe('dark');
    expect(later.dark).toBe(true);
    expect(later.tempo).toBe(0);
    expect(later.still).toBe(true);
  });

  it('follow another tab', () => {
    const settings = new Settings();
    settings.hear({ key: 'scriptorium.settings', newValue: JSON.stringify({ auto: false }) });
    settings.hear({ key: 'something else', newValue: JSON.stringify({ auto: true }) });
    expect(settings.auto).toBe(false);
  });

  it('are seen on the page', () => {
    const settings = new Settings();
    settings.set({ language: 'de', theme: 'dark', size: 'large' });
    const root = document.createElement('html');
    settings.apply(root);
    expect(root.lang).toBe('de');
    expect(root.dataset).toMatchObject({ theme: 'dark', motion: 'moving' });
    expect(root.style.getPropertyValue('--size')).toBe('1.15');
  });
});

describe('a plain board', () => {
  const matching = (...queries: string[]) =>
    vi.stubGlobal('matchMedia', (media: string) => ({
      media,
      matches: queries.includes(media),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));

  it('is a wish, or what contrast and a thin line ask for', () => {
    matching();
    const settings = new Settings();
    expect(settings.plain).toBe(false);
    settings.set({ board: 'plain' });
    expect(settings.plain).toBe(true);
    vi.stubGlobal('navigator', { ...navigator, connection: { saveData: true } });
    settings.set({ board: 'auto' });
    expect(settings.plain).toBe(true);
    settings.set({ board: 'pictures' });
    expect(settings.plain).toBe(false);
  });

  it('is what more contrast asks for, unless pictures are wished', () => {
    matching('(prefers-contrast: more)');
    const settings = new Settings();
    expect(settings.plain).toBe(true);
    settings.set({ board: 'pictures' });
    expect(settings.plain).toBe(false);
  });

  it('is all there is on paper and in forced colours', () => {
    matching('(forced-colors: active), print');
    const settings = new Settings();
    settings.set({ board: 'pictures' });
    expect(settings.plain).toBe(true);
  });
});
