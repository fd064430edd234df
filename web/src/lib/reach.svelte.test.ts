// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from './api';
import { Reach } from './reach.svelte';

const at = (hostname: string): Reach => new Reach({ origin: `http://${hostname}:8000`, hostname });
const LINK = 'http://127.0.0.1:8000/join/t#key';

describe('links made on the computer of the server', () => {
  afterEach(() => vi.restoreAllMocks());

  it('get its address in the network, where the server listens there', async () => {
    vi.spyOn(api, 'network').mockResolvedValue({ address: 'http://192.168.1.7:8000', command: 'serve' });
    const reach = at('127.0.0.1');
    expect(reach.url(LINK)).toBe(LINK);
    await reach.ask();
    expect(reach.url(LINK)).toBe('http://192.168.1.7:8000/join/t#key');
    expect(reach.url('https://elsewhere.example/x')).toBe('https://elsewhere.example/x');
    expect([reach.command, reach.network]).toEqual([null, true]);
  });

  it('say how to open the table to the network, where it does not', async () => {
    vi.spyOn(api, 'network').mockResolvedValue({ address: '', command: 'serve --host 0.0.0.0' });
    const reach = at('127.0.0.1');
    await reach.ask();
    expect(reach.url(LINK)).toBe(LINK);
    expect([reach.command, reach.network]).toEqual(['serve --host 0.0.0.0', false]);
  });

  it('are what they are everywhere else', async () => {
    const asked = vi.spyOn(api, 'network');
    for (const name of ['table.example', '192.168.1.7', '127.example.org']) {
      const reach = at(name);
      await reach.ask();
      expect([reach.command, reach.network]).toEqual([null, false]);
    }
    expect(asked).not.toHaveBeenCalled();
  });
});
