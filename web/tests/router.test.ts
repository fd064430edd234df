// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { match, path, Router } from '$lib/router.svelte';

const at = (address: string) => match(new URL(address, 'http://host.example'));

describe('addresses', () => {
  it.each([
    [path.home(), { name: 'home' }],
    [path.setup(), { name: 'setup', game: '' }],
    [path.setup('orleans'), { name: 'setup', game: 'orleans' }],
    [path.join('t1', 'a-b_c'), { name: 'join', table: 't1', key: 'a-b_c' }],
    ['/join/t1', { name: 'join', table: 't1', key: '' }],
    ['/join', { name: 'join', table: '-', key: '' }],
    [path.me(), { name: 'me', key: '' }],
    [path.me('k-1'), { name: 'me', key: 'k-1' }],
    [path.table('t1'), { name: 'table', table: 't1' }],
    [path.result('t1'), { name: 'result', table: 't1' }],
    [path.replay('t1'), { name: 'replay', table: 't1', k: null, at: null, by: '' }],
    [path.replay('t1', 12), { name: 'replay', table: 't1', k: 12, at: null, by: '' }],
    [path.moment('t1', { at: 7, by: 'all2' }), { name: 'replay', table: 't1', k: null, at: 7, by: 'all2' }],
    [
      path.moment('t1', { at: 7, by: '2', bot: true }),
      { name: 'replay', table: 't1', k: null, at: 7, by: '2', bot: true },
    ],
    [path.look('t1', { at: 7, by: '2' }, 'a-b'), { name: 'look', table: 't1', key: 'a-b', at: 7, by: '2' }],
    [path.rules('orleans'), { name: 'rules', game: 'orleans', id: '', part: '' }],
    [path.rules('orleans', 'ORL-PLN-2'), { name: 'rules', game: 'orleans', id: 'ORL-PLN-2', part: '' }],
  ])('%s', (address, route) => expect(at(address)).toEqual(route));

  it.each(['/nowhere', '/table', '/table/t1/else', '/join/t1/key', '/new/more', '/rules'])('nothing at %s', (address) =>
    expect(at(address)).toEqual({ name: 'missing' }),
  );

  it('forgives a trailing slash and a number that is none', () => {
    expect(at('/table/t1/')).toEqual({ name: 'table', table: 't1' });
    expect(at('/table/t1/replay?k=x')).toEqual({ name: 'replay', table: 't1', k: null, at: null, by: '' });
    expect(at('/table/%zz')).toEqual({ name: 'table', table: '%zz' });
  });
});

describe('the table whose rules are read', () => {
  afterEach(() => history.replaceState(null, '', '/'));

  it('is the one that was left for them', () => {
    const router = new Router();
    router.go('/table/t1');
    expect(router.table).toBe('');
    router.go(path.rulesPart('orleans', 'duel'));
    router.go(path.rules('orleans', 'ORL-PLN-2'));
    expect(router.table).toBe('t1');
    router.go('/');
    router.go(path.rules('orleans'));
    expect(router.table).toBe('');
  });
});

describe('going somewhere', () => {
  let stop = (): void => undefined;
  afterEach(() => {
    stop();
    document.body.replaceChildren();
  });

  function link(href: string, attributes: Record<string, string> = {}): HTMLAnchorElement {
    const made = document.body.appendChild(document.createElement('a'));
    made.href = href;
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    return made;
  }
  const click = (on: Element, init: MouseEventInit = {}): boolean =>
    on.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init }));

  it('changes the route and the address', () => {
    const router = new Router();
    router.go(path.table('t9'));
    expect(router.route).toEqual({ name: 'table', table: 't9' });
    expect(location.pathname).toBe('/table/t9');
  });

  it('follows links of ours and leaves all others to the browser', () => {
    const router = new Router();
    stop = router.start();
    expect(click(link('/rules/orleans'))).toBe(false);
    expect(router.route).toEqual({ name: 'rules', game: 'orleans', id: '', part: '' });

    const leave = (event: Event): void => event.preventDefault(); // this browser has nowhere to go
    window.addEventListener('click', leave);
    click(link('/new'), { ctrlKey: true });
    click(link('/api/tables/t1/record', { download: '' }));
    click(link('/new', { target: '_blank' }));
    window.removeEventListener('click', leave);
    expect(router.route).toEqual({ name: 'rules', game: 'orleans', id: '', part: '' });
  });
});
