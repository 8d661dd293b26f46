import { createServer, type Server } from 'node:http';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { MakeCall } from './render-process.ts';
import type { RenderedPages } from './rendered-pages.ts';
import { pagesOfHost, publishHost, says } from './testing/published-host.ts';

// Milliseconds. Processes are started, and some of them hang until their time is up.
vi.setConfig({ testTimeout: 60_000 });
const timeoutMs = 3_000;

const id = '1.0.0-aaaaaa';
const call = vi.fn<MakeCall>();
const onFailure = vi.fn<(path: string, error: Error) => void>();
let data: string;
let folder: string;
let other: Server;
let pages: RenderedPages | undefined;

beforeAll(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'berea-hostile-'));
  folder = path.join(data, 'host');
  await mkdir(folder);
  await writeFile(path.join(data, 'keys.json'), '{"secret":1}');
  await mkdir(path.join(data, 'node_modules'));
  await writeFile(path.join(data, 'node_modules/x.json'), '{"secret":1}');
  other = createServer((_, response) => response.end('secret'));
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  pages?.close();
  call.mockReset();
  onFailure.mockReset();
});
afterAll(async () => {
  other.close();
  await rm(data, { recursive: true });
});

/** A host with a hostile remote and a good one. */
async function host(hostile: string, timeMs = timeoutMs): Promise<RenderedPages> {
  await publishHost(folder, { hostile: { id, build: hostile }, good: { id, build: says('of somebody else') } });
  pages = pagesOfHost({ folder, call, onFailure, timeoutMs: timeMs, patienceMs: 30_000 });
  return pages;
}

const goodPage = async (from: RenderedPages, at = '/good') =>
  expect((await from.page(at))?.html).toContain('of somebody else');

describe('security: a server build cannot', () => {
  let tried: Record<string, string>;
  beforeAll(async () => {
    const keys = JSON.stringify(path.join(data, 'keys.json'));
    const library = JSON.stringify(path.join(data, 'node_modules/x.json'));
    const { port } = other.address() as AddressInfo;
    const node = (name: string) => `process.getBuiltinModule('${name}')`;
    const settles = (start: string) => `new Promise((done, fail) => { ${start} })`;
    const attempts: Record<string, string> = {
      'control: what needs no right': `${node('path')}.join('a', 'b').length`,
      'read its own build': `${node('fs')}.readFileSync(${JSON.stringify(path.join(folder, 'r/hostile', id, 'server/index.cjs'))}, 'utf8').length`,
      'read a file': `${node('fs')}.readFileSync(${keys}, 'utf8')`,
      'read a file by an import': `import('node:fs').then((fs) => fs.readFileSync(${keys}, 'utf8'))`,
      'import a file': `import('file://' + ${keys}, { with: { type: 'json' } })`,
      'require a file': `${node('module')}.createRequire('file:///x.js')(${keys})`,
      'read a file with Deno': `Deno.readTextFile(${keys})`,
      'read the build of another': `${node('fs')}.readFileSync(${JSON.stringify(path.join(folder, 'r/good', id, 'server/index.cjs'))}, 'utf8')`,
      'list a folder': `${node('fs')}.readdirSync('/')`,
      'open a database file': `new (${node('sqlite')}.DatabaseSync)(${JSON.stringify(path.join(data, 'new.db'))})`,
      'write a file': `${node('fs')}.writeFileSync(${JSON.stringify(path.join(data, 'written'))}, 'x')`,
      'fill the disk through a cache': `caches.open('x').then((cache) => cache.put('http://a.test/', new Response('x')))`,
      'fill the disk through its storage': `localStorage.setItem('a', 'b')`,
      connect: settles(`${node('net')}.connect(${port}, '127.0.0.1').on('connect', done).on('error', fail)`),
      'ask over HTTP': settles(`${node('http')}.get('http://127.0.0.1:${port}/', done).on('error', fail)`),
      'send over UDP': settles(
        `process.once('uncaughtException', fail); ${node('dgram')}.createSocket('udp4').on('error', fail).send('x', ${port}, '127.0.0.1', (e) => (e ? fail(e) : done()))`,
      ),
      'resolve a name': `${node('dns')}.promises.lookup('localhost')`,
      'import from the network': `import('http://127.0.0.1:${port}/x.js')`,
      'start a process': `${node('child_process')}.execFileSync(process.execPath, ['--version'])`,
      'start a process with Deno': `new Deno.Command(Deno.execPath(), { args: ['--version'] }).outputSync()`,
      'signal its parent': `process.kill(process.ppid, 0)`,
      'start a worker': `new Worker('data:text/javascript,1', { type: 'module' })`,
      'start a thread': `new (${node('worker_threads')}.Worker)('1', { eval: true })`,
      'start a thread by an import': `import('node:worker_threads').then(({ Worker }) => new Worker('1', { eval: true }))`,
      'start a thread by the loader of the runtime': `${node('vm')}.runInThisContext("import('node:worker_threads')", { importModuleDynamically: ${node('vm')}.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER }).then(({ Worker }) => new Worker('1', { eval: true }))`,
      'start a thread by a module of its own': `(() => { const made = new (${node('module')})('/x.js'); made._compile("module.exports = import('node:worker_threads')", '/x.js'); return made.exports; })().then(({ Worker }) => new Worker('1', { eval: true }))`,
      'reach into the runtime': `Deno[Deno.internal].core.evalContext('1', 'file:///x.js')`,
      'require a file below node_modules': `${node('module')}.createRequire('file:///x.js')(${library})`,
      'load a file below node_modules': `${node('module')}._load(${library})`,
      'load a library': `process.dlopen({ exports: {} }, '/lib/x86_64-linux-gnu/libc.so.6')`,
      'use a binding': `process.binding('fs').open(${keys}, 0, 0)`,
      'learn the name of the machine': `${node('os')}.hostname()`,
      'be inspected': `${node('inspector')}.open(0)`,
      'read the environment': `String(process.env.BEREA_TEST_SECRET ?? Deno.env.get('BEREA_TEST_SECRET') ?? (() => { throw new Error('unset'); })())`,
      'see what the environment holds': `Object.keys(process.env)[0] ?? Promise.reject(new Error('nothing'))`,
    };
    const code = Object.entries(attempts).map(([name, attempt]) => `[${JSON.stringify(name)}, async () => ${attempt}]`);
    vi.stubEnv('BEREA_TEST_SECRET', 'secret');
    const from = await host(`exports.screen = async () => {
      const told = {};
      for (const [name, attempt] of [${code.join(',\n')}]) {
        try { told[name] = 'reached ' + String(await attempt()).slice(0, 40); } catch (error) { told[name] = 'refused ' + error; }
      }
      return Buffer.from(JSON.stringify(told)).toString('hex');
    };`);
    const html = (await from.page('/hostile'))?.html ?? '';
    vi.unstubAllEnvs();
    expect(onFailure.mock.calls).toEqual([]);
    tried = JSON.parse(Buffer.from(/<section>shell ([0-9a-f]+)/.exec(html)![1]!, 'hex').toString()) as Record<
      string,
      string
    >;
    await goodPage(from);
  });

  it('do any of this', () => {
    const { 'control: what needs no right': control, ...others } = tried;
    expect(control).toBe('reached 3');
    expect(Object.keys(others)).toHaveLength(34);
    expect(Object.entries(others).filter(([, result]) => !result.startsWith('refused'))).toEqual([]);
  });

  it('change what another’s page says', async () => {
    const from = await host(
      `Array.prototype.join = () => 'stolen'; JSON.stringify = () => '"stolen"'; ${says('of the hostile one')}`,
    );
    await from.page('/hostile');
    expect((await from.page('/good'))?.html).toContain('<section>shell of somebody else</section>');
  });

  it('delay the pages of another, nor be tried for ever', async () => {
    const from = await host(`exports.screen = () => { for (;;); };`);
    const looping = from.page('/hostile');
    await goodPage(from);
    expect(onFailure).not.toHaveBeenCalled();
    expect(await looping).toBeUndefined();
    // While it is found out that the process is stuck, pages are sent empty at once.
    const again = async () => {
      expect(await from.page('/hostile/2')).toBeUndefined();
      return onFailure.mock.calls.length;
    };
    await expect.poll(again, { timeout: 30_000 }).toBe(2);
    await delay(1_000);
    const started = performance.now();
    expect(await from.page('/hostile/3')).toBeUndefined();
    expect(performance.now() - started).toBeLessThan(timeoutMs);
    expect(onFailure).toHaveBeenCalledTimes(2);
    await goodPage(from, '/good/2');
  });

  it('end its process again and again', async () => {
    const from = await host(`exports.screen = () => process.exit(1);`);
    for (const at of ['/hostile', '/hostile/2', '/hostile/3']) expect(await from.page(at)).toBeUndefined();
    expect(onFailure).toHaveBeenCalledTimes(2);
    await goodPage(from);
  });

  it.runIf(process.platform === 'linux')('take the memory of the machine', async () => {
    const from = await host(
      `const kept = []; exports.screen = async () => { for (;;) { kept.push(new Uint8Array(3e7).fill(1)); await new Promise((go) => setTimeout(go, 10)); } };`,
      20_000,
    );
    expect(await from.page('/hostile')).toBeUndefined();
    expect(onFailure.mock.lastCall?.[1].message).toBe('Rendering took too much memory.');
    await goodPage(from);
  });

  it.runIf(process.platform === 'linux')('work on when its page is sent', async () => {
    const loops = `exports.screen = () => { setTimeout(() => { for (;;); }, 100); return 'sent'; };`;
    const from = await host(loops, 20_000);
    expect((await from.page('/hostile'))?.html).toContain('sent');
    // Enough for two seconds of the processor on a busy machine. The next page begins in another process, at once.
    await delay(10_000);
    expect((await from.page('/hostile/2'))?.html).toContain('sent');
    expect(onFailure).not.toHaveBeenCalled();
  });

  it.each([
    ['its HTML', `return 'x'.repeat(1_000_001);`],
    ['its calls', `await fetch(supabaseUrl + '/functions/v1/x', { method: 'POST', body: 'x'.repeat(1_000_001) });`],
  ])('fill the memory of the host with %s', async (_, attack) => {
    const from = await host(`exports.screen = async ({ supabaseUrl }) => { ${attack} };`);
    expect(await from.page('/hostile')).toBeUndefined();
    expect(onFailure.mock.lastCall?.[1].message).toMatch(/nobody understands/);
    await goodPage(from);
  });

  it('write lines of its own into the log, nor long ones', async () => {
    const from = await host(
      `exports.screen = () => { throw new Error('one\\n\\u001b[31mtwo\\u2028three' + 'x'.repeat(5000)); };`,
    );
    expect(await from.page('/hostile')).toBeUndefined();
    const said = onFailure.mock.lastCall?.[1].message ?? '';
    expect(said).toMatch(/^Error: one \[31mtwo threex+$/);
    expect(said.length).toBeLessThanOrEqual(2_000);
  });

  it.each([
    [
      'make calls without end',
      `for (;;) fetch(supabaseUrl + '/functions/v1/x', { method: 'POST', body: '' });`,
      /calls/,
    ],
    [
      'call what is no function',
      `process.stdout.write('{"kind":"call","call":1,"name":"../rest","body":""}\\n');`,
      /nobody/,
    ],
    ['say what it is not asked', `process.stdout.write('{"kind":"pong"}\\n');`, /not asked/],
    ['speak without end', `for (;;) process.stdout.write('x'.repeat(1e6));`, /too much/],
  ])('%s', async (_, attack, reason) => {
    call.mockResolvedValue({ status: 200, body: '{}' });
    const from = await host(
      `exports.screen = async ({ supabaseUrl }) => { ${attack} await new Promise((go) => setTimeout(go, 1000)); return ''; };`,
    );
    expect(await from.page('/hostile')).toBeUndefined();
    expect(onFailure.mock.lastCall?.[1].message).toMatch(reason);
    expect(call.mock.calls.length).toBeLessThanOrEqual(32);
    await goodPage(from);
  });
});
