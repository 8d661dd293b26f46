import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MakeCall } from './render-process.ts';
import { pagesByRoute } from '../product-pages.ts';
import type { RenderedPages } from './rendered-pages.ts';
import { pagesOfHost, publishHost, route } from './testing/published-host.ts';

// Milliseconds. Processes are started.
vi.setConfig({ testTimeout: 60_000 });

const patiently = { timeout: 20_000 };

const id = '1.0.0-aaaaaa';
const call = vi.fn<MakeCall>();
const onFailure = vi.fn<(path: string, error: Error) => void>();
const state = (_: unknown, [page]: readonly string[]) => (page === 'made' ? 'missing' : 'exists');
let folder: string;
let pages: RenderedPages;

/** The pages of a remote; each says how many were rendered before it. */
async function host(screen: string, routes = [route('/guest/:page?')]): Promise<void> {
  await publishHost(folder, {
    guest: { id, build: `let count = 0; exports.screen = async (request) => ${screen};`, routes },
  });
}
const count = (html: string | undefined): number => Number(/shell (\d+)/.exec(html ?? '')?.[1]);

/** A build that waits for a call, except for addresses with 'quick'. */
const slowUnlessQuick = `request.path.includes('quick') ? ++count : (await fetch('http://supabase.test/functions/v1/x', { method: 'POST', body: '' })).text()`;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'berea-many-'));
  call.mockReset();
  onFailure.mockReset();
  pages = pagesOfHost({
    folder,
    call,
    onFailure,
    product: { ...pagesByRoute, state },
    isListed: (address) => address.startsWith('/guest/listed'),
    timeoutMs: 20_000,
    patienceMs: 20_000,
  });
});
afterEach(async () => {
  pages.close();
  await rm(folder, { recursive: true });
});

describe('security: many addresses', () => {
  it('of pages that do not exist are not rendered', async () => {
    await host('++count', [route('/guest/:page?/:more?'), route('/plain', { prerender: false })]);
    const made = ['/guest/made', '/guest/made/up', '/nowhere', '/plain', '/guest/%E0%A4%A/1'];
    for (const address of made) expect(await pages.page(address), address).toBeUndefined();
    expect(count((await pages.page('/guest/3'))?.html)).toBe(1);
  });

  it('are no other spellings of one that nobody may render', async () => {
    await host('++count', [route('/words/:word?')]);
    for (const at of ['/Words/grace', '//words/grace', '/words//grace', '/words/grace/'])
      expect(await pages.page(at), at).toBeUndefined();
    expect(count((await pages.page('/words/grace'))?.html)).toBe(1);
  });

  it('that may exist are rendered for one address of a network up to a limit, and keep no other from its page', async () => {
    await host('++count');
    let rendered = 0;
    for (let at = 0; at < 300; at++) if (await pages.page(`/guest/word-${at}`, '203.0.113.7')) rendered += 1;
    expect(rendered).toBe(60);
    expect(await pages.page('/guest/listed-1', '203.0.113.7')).toBeDefined();
    expect(await pages.page('/guest/word-1000', '203.0.113.8')).toBeDefined();
    expect(await pages.page('/guest/word-1', '203.0.113.7')).toBeDefined();
  });

  it('throw out each other, and no page that the sitemap lists', async () => {
    const noise = `Array.from({ length: 9e5 }, () => String.fromCharCode(65 + Math.random() * 60)).join('')`;
    await host(`++count + ' ' + (request.path.includes('listed') ? '' : ${noise})`);
    const kept = await pages.page('/guest/listed-1');
    for (let at = 0; at < 28; at++) await pages.page(`/guest/word-${at}`);
    expect(count((await pages.page('/guest/word-27'))?.html)).toBe(29);
    expect(count((await pages.page('/guest/word-0'))?.html)).toBe(30);
    expect(await pages.page('/guest/listed-1')).toBe(kept);
  });

  it('that are listed are all kept, because only what is compressed takes room', async () => {
    await host(`++count + ' ' + 'x'.repeat(9e5)`);
    for (let at = 0; at < 80; at++) await pages.page(`/guest/listed-${at}`);
    expect(count((await pages.page('/guest/listed-0'))?.html)).toBe(1);
  });

  it.each([
    ['that are listed', 'four at a time', 'listed-', 4],
    ['that are made up', 'one at a time', 'word-', 1],
  ])('%s are rendered for one address %s, and keep no other from its page', async (_, __, kind, atOnce) => {
    call.mockReturnValue(new Promise(() => undefined));
    await host(slowUnlessQuick);
    const asked = Array.from({ length: 6 }, async (___, at) => pages.page(`/guest/${kind}${at}`, '203.0.113.7'));
    expect(await Promise.race(asked)).toBeUndefined();
    await expect.poll(() => call.mock.calls.length, patiently).toBe(atOnce);
    expect(await pages.page(`/guest/${kind}quick`, '203.0.113.7')).toBeUndefined();
    expect(await pages.page(`/guest/${kind}quick`, '203.0.113.8')).toBeDefined();
  });

  it('at once are sent empty at once where there is no room, and made-up ones take little of it', async () => {
    const answer = Promise.withResolvers<{ status: number; body: string }>();
    call.mockReturnValue(answer.promise);
    await host(slowUnlessQuick);
    let empty = 0;
    const ask = (kind: string) =>
      Array.from({ length: 20 }, async (_, at) => {
        const page = await pages.page(`/guest/${kind}-${at}`, `203.0.113.${at}`);
        if (page === undefined) empty += 1;
        return page;
      });
    const rare = ask('word');
    await expect.poll(() => [call.mock.calls.length, empty], patiently).toEqual([4, 16]);
    // One that waits for its call delays no other of its remote.
    expect(count((await pages.page('/guest/listed-quick'))?.html)).toBe(1);
    const listed = ask('listed');
    await expect.poll(() => [call.mock.calls.length, empty], patiently).toEqual([8, 16 + 16]);
    answer.resolve({ status: 200, body: 'answered' });
    const sent = (await Promise.all([...rare, ...listed])).filter((page) => page !== undefined);
    expect(sent.map(({ html }) => html.includes('answered'))).toEqual(Array.from({ length: 8 }).fill(true));
    expect(onFailure).not.toHaveBeenCalled();
    expect(await pages.page('/guest/listed-19')).toBeDefined();
  });

  it('that are slow are sent empty in time, and rendered for whoever comes next', async () => {
    const answer = Promise.withResolvers<{ status: number; body: string }>();
    call.mockReturnValue(answer.promise);
    await host(`(await fetch('http://supabase.test/functions/v1/x', { method: 'POST', body: '' })).text()`);
    const impatient = pagesOfHost({ folder, call, onFailure, patienceMs: 50 });
    try {
      expect(await impatient.page('/guest')).toBeUndefined();
      await expect.poll(() => call.mock.calls.length, patiently).toBe(1);
      answer.resolve({ status: 200, body: 'answered' });
      await expect.poll(async () => (await impatient.page('/guest'))?.html, patiently).toContain('answered');
      expect(call).toHaveBeenCalledOnce();
    } finally {
      impatient.close();
    }
  });
});
