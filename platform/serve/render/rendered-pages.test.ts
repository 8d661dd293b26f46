import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MakeCall } from './render-process.ts';
import { pagesByRoute } from '../product-pages.ts';
import type { RenderedPages } from './rendered-pages.ts';
import { hashOf, pagesOfHost, publishHost, route, says } from './testing/published-host.ts';

// Milliseconds. Processes are started, and one of them hangs until its time is up.
vi.setConfig({ testTimeout: 60_000 });
const timeoutMs = 5_000;

const withHead = vi.fn<typeof pagesByRoute.withHead>(pagesByRoute.withHead);

let folder: string;
let pages: RenderedPages;
const call = vi.fn<MakeCall>();
const contentVersion = vi.fn<() => Promise<string>>();
const onFailure = vi.fn<(path: string, error: Error) => void>();

const publish = (id: string, build: string | undefined, mark?: string, routes?: ReturnType<typeof route>[]) =>
  publishHost(folder, { guest: { id, build, ...(routes && { routes }) } }, mark);

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'berea-pages-'));
  call.mockReset();
  contentVersion.mockResolvedValue('one');
  onFailure.mockReset();
  pages = pagesOfHost({
    folder,
    contentVersion,
    call,
    isShared: (address) => !address.includes('typed'),
    product: { ...pagesByRoute, withHead },
    isListed: (address) => address.startsWith('/guest/listed'),
    onFailure,
    timeoutMs,
  });
});
afterEach(async () => {
  pages.close();
  await rm(folder, { recursive: true });
});

describe('a rendered page', () => {
  it('is the page of the host with the screen, its styles, its title and its description', async () => {
    await publish('1.0.0-aaaaaa', says('In the beginning'));
    const page = await pages.page('/guest');
    expect(page?.html).toContain('<div id="root"><main><section>shell In the beginning</section></main></div>');
    expect(page?.html).toMatch(/<style>\.a\{\}<\/style>.*<\/head>/);
    const said = { title: 'Guest "<b>"', description: expect.stringMatching(/^What it says. At length./) as string };
    expect(withHead).toHaveBeenLastCalledWith(
      expect.anything(),
      '/guest',
      'https://berea.example',
      expect.objectContaining(said),
    );
    expect(page?.html).toContain('<script type="text/plain" data-late src="/shell/abcdef123456/main.js">');
    expect(page?.html).not.toContain('noscript');
    expect(brotliDecompressSync(page!.brotli).toString()).toBe(page?.html);
  });

  it('lists the parts and hashes that its own address may need first, and no others', async () => {
    const routes = [
      route('/guest', { preload: ['guest.js'], parts: ['forms'] }),
      route('/other', { preload: ['other.js'], parts: ['menus'] }),
    ];
    await publish('1.0.0-aaaaaa', says('text'), 'shell', routes);
    const file = path.join(folder, 'index.html');
    const listed =
      '<script type="application/json" id="berea-parts">{"home":{"/h.js":"z"},"host":{"/o.js":"w"},"forms":{"/a.js":"x"},"menus":{"/b.js":"y"}}</script>';
    const page = (await readFile(file, 'utf8')).replace('</head>', `${listed}</head>`);
    await writeFile(file, page);
    const [guest, home] = await Promise.all(['/guest', '/'].map(async (at) => (await pages.page(at))?.html));
    expect(guest).toContain('id="berea-parts">{"host":{"/o.js":"w"},"forms":{"/a.js":"x"}}</script>');
    expect(guest).toContain(
      JSON.stringify({ files: { 'entry.js': hashOf('1'), 'guest.js': hashOf('2') } }).slice(1, -1),
    );
    expect(home).toContain('id="berea-parts">{"home":{"/h.js":"z"}}</script>');
    expect(home).toContain(JSON.stringify({ files: { 'entry.js': hashOf('1') } }).slice(1, -1));
    expect(guest).toMatch(/"path":"\/other"[^}]*"preload":\[\]/);
  });

  it('security: ends no script element with what a call answered', async () => {
    await publish('1.0.0-aaaaaa', says('text'));
    const page = await pages.page('/guest');
    expect(page?.html).not.toContain('<script>alert');
    const state = /id="berea-rendered">([^<]*)<\/script>/.exec(page?.html ?? '')?.[1];
    expect(JSON.parse(state ?? '')).toMatchObject({ path: '/guest', release: '1.0.0-aaaaaa' });
  });

  it('security: is none where the address has what somebody typed', async () => {
    await publish('1.0.0-aaaaaa', says('text'));
    expect(await pages.page('/guest?q=typed')).toBeUndefined();
    expect((await pages.page('/guest?q=card'))?.html).toContain('"path":"/guest?q=card"');
  });

  it('is rendered once, also for requests at the same time', async () => {
    await publish('1.0.0-aaaaaa', `let count = 0; exports.screen = () => ++count;`);
    const [one, other] = await Promise.all([pages.page('/guest'), pages.page('/guest')]);
    expect(one?.html).toContain('shell 1<');
    expect(other).toBe(one);
    expect(await pages.page('/guest')).toBe(one);
  });

  it('is a new one after a release, and the old one again after a rollback', async () => {
    await publish('1.0.0-aaaaaa', says('old'));
    expect((await pages.page('/guest'))?.html).toContain('shell old');
    await publish('1.1.0-bbbbbb', says('new'));
    expect((await pages.page('/guest'))?.html).toContain('shell new');
    await publish('1.0.0-aaaaaa', says('old'));
    expect((await pages.page('/guest'))?.html).toContain('shell old');
  });

  it('is a new one after an import', async () => {
    await publish('1.0.0-aaaaaa', `let count = 0; exports.screen = () => ++count;`);
    expect((await pages.page('/guest'))?.html).toContain('shell 1<');
    contentVersion.mockResolvedValue('two');
    expect((await pages.page('/guest'))?.html).toContain('shell 2<');
  });

  it('shares the packages that its shell provides, and no others', async () => {
    await publish('1.0.0-aaaaaa', `exports.screen = () => require('react').name;`);
    expect((await pages.page('/guest'))?.html).toContain('the one react');
    await publish('1.1.0-bbbbbb', `require('node:fs'); ${says('never')}`);
    expect(await pages.page('/guest')).toBeUndefined();
    expect(onFailure.mock.lastCall?.[1].message).toContain('does not provide node:fs');
  });

  it('gets the answers of functions through the host', async () => {
    call.mockResolvedValue({ status: 200, body: '{"text":"For God so loved"}' });
    const ask = `(await (await fetch(supabaseUrl + '/functions/v1/guide-page', { method: 'POST', body: '{"page":3}' })).json()).text`;
    await publish('1.0.0-aaaaaa', `exports.screen = async ({ supabaseUrl }) => ${ask};`);
    expect((await pages.page('/guest'))?.html).toContain('For God so loved');
    expect(call).toHaveBeenCalledExactlyOnceWith('guide-page', '{"page":3}', 'unknown');
  });

  const asking = `exports.screen = async ({ supabaseUrl }) => {
    const answer = await fetch(supabaseUrl + '/functions/v1/guide-question', { method: 'POST', body: '' });
    if (!answer.ok) throw new Error('It was refused.');
    return answer.text();
  };`;

  it('security: lets functions count its calls for whoever asked for it', async () => {
    await publish('1.0.0-aaaaaa', asking);
    call.mockResolvedValue({ status: 200, body: 'answered' });
    await Promise.all(['203.0.113.7', '2001:db8::1'].map(async (who, at) => pages.page(`/guest/${at}`, who)));
    expect(call.mock.calls.map(([, , client]) => client).sort()).toEqual(['2001:db8::1', '203.0.113.7']);
  });

  it.each([
    ['asked too much', 429],
    ['keeps the database busy', 503],
    ['got no answer', 0],
  ])('security: is kept from nobody else by one who %s, and that is no failure', async (_, status) => {
    await publish('1.0.0-aaaaaa', asking);
    call.mockImplementation(async (_, __, client) =>
      client === '203.0.113.7' ? { status, body: '' } : { status: 200, body: 'answered' },
    );
    expect(await pages.page('/guest', '203.0.113.7')).toBeUndefined();
    expect(onFailure).not.toHaveBeenCalled();
    expect((await pages.page('/guest', '203.0.113.8'))?.html).toContain('answered');
    // Also not while both ask.
    const [, other] = await Promise.all(['203.0.113.7', '203.0.113.8'].map((who) => pages.page('/guest/both', who)));
    expect(other?.html).toContain('answered');
  });

  it('is waited for no longer where the version of the texts is not told', async () => {
    await publish('1.0.0-aaaaaa', says('text'));
    contentVersion.mockReturnValue(new Promise(() => undefined));
    expect(await pages.page('/guest')).toBeUndefined();
  });
});

describe('security: what a page cannot reach while it is rendered', () => {
  it.each([
    ['the network', `fetch('http://127.0.0.1:1/secret')`],
    ['another path of the project', `fetch(supabaseUrl + '/rest/v1/notes', { method: 'POST', body: '{}' })`],
    [
      'a path that leads out of the functions',
      `fetch(supabaseUrl + '/functions/v1/../../auth/v1/user', { method: 'POST', body: '' })`,
    ],
  ])('%s', async (_, request) => {
    await publish('1.0.0-aaaaaa', `exports.screen = async ({ supabaseUrl }) => (await ${request}).text();`);
    expect(await pages.page('/guest')).toBeUndefined();
    expect(call).not.toHaveBeenCalled();
  });

  it('the secrets of the server', async () => {
    vi.stubEnv('BEREA_TEST_SECRET', 'secret');
    await publish('1.0.0-aaaaaa', `exports.screen = () => String(process.env.BEREA_TEST_SECRET);`);
    expect((await pages.page('/guest'))?.html).toContain('shell undefined');
    vi.unstubAllEnvs();
  });
});

describe('a page is sent empty, and the browser renders it', () => {
  const isEmpty = async (address = '/guest') => expect(await pages.page(address)).toBeUndefined();

  it('when its remote has no build for the server', async () => {
    await publish('1.0.0-aaaaaa', undefined);
    await isEmpty();
    expect(onFailure.mock.lastCall?.[1].message).toContain('has no build for the server');
  });

  it('when it throws; other pages are rendered, and the log repeats nothing that somebody typed', async () => {
    await publish('1.0.0-aaaaaa', `exports.screen = () => { throw new Error('broken'); };`);
    await isEmpty();
    await pages.page('/guest/adulteress');
    expect(JSON.stringify(onFailure.mock.calls)).not.toContain('adulteress');
    expect(onFailure).toHaveBeenCalledWith(
      expect.stringMatching(/^\/guest\/:/),
      expect.objectContaining({ message: expect.stringContaining('broken') }),
    );
    expect((await pages.page('/'))?.html).toContain('shell home');
  });

  it('when it hangs; it is not tried again at once, and other pages are rendered', async () => {
    await publish('1.0.0-aaaaaa', `exports.screen = () => { for (;;); };`);
    await isEmpty();
    await isEmpty();
    expect(onFailure).toHaveBeenCalledOnce();
    expect((await pages.page('/'))?.html).toContain('shell home');
  });

  it('when it ends its process', async () => {
    await publish('1.0.0-aaaaaa', `exports.screen = () => process.exit(1);`);
    await isEmpty();
    expect((await pages.page('/'))?.html).toContain('shell home');
  });

  it('when a call it needs fails', async () => {
    call.mockResolvedValue({ status: 0, body: '' });
    await publish(
      '1.0.0-aaaaaa',
      `exports.screen = ({ supabaseUrl }) => fetch(supabaseUrl + '/functions/v1/x', { method: 'POST', body: '' });`,
    );
    expect(await pages.page('/guest')).toBeUndefined();
    expect(call).toHaveBeenCalledOnce();
  });

  it('when its address is no public page, of which nobody needs to hear', async () => {
    await publish('1.0.0-aaaaaa', says('text'));
    await isEmpty('/profile');
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('before anything is published', async () => {
    await isEmpty('/');
    expect(onFailure).not.toHaveBeenCalled();
  });
});
