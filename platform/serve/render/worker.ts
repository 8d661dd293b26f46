/**
 * Renders pages with the published server builds of the shell and of one remote. It runs in Deno, in a process without
 * any right (`sandbox.ts`): the builds are messages of the host, and a call is one to it.
 */
import { Console } from 'node:console';
import { AsyncLocalStorage } from 'node:async_hooks';
import Module from 'node:module';
import path from 'node:path';
import process from 'node:process';
import readline from 'node:readline';
import vm from 'node:vm';
import workerThreads from 'node:worker_threads';
import { parseHTML } from 'linkedom';
import { lineOf, maxReason } from './line.ts';
import type { FromProcess, PageParts, RenderJob, ToProcess } from './messages.ts';

/** A registry as a shell reads it, as far as it matters here. */
interface Registry {
  readonly remotes: Readonly<
    Record<
      string,
      { readonly versions: Readonly<Record<string, { readonly base: string; readonly server: string | null }>> }
    >
  >;
}

/** What a shell's server build exports (`apps/shell/src/server.tsx`). */
interface ShellBuild {
  readonly shared: Readonly<Record<string, unknown>>;
  parseRegistry(value: unknown): { readonly ok: boolean; readonly registry?: Registry };
  /** The release whose screen a public address shows; undefined for the shell's own page. @throws NotRendered */
  releaseAt(registry: Registry, path: string): { readonly remote: string; readonly id: string } | undefined;
  renderPage(request: {
    path: string;
    registry: Registry;
    supabaseUrl: string;
    supabaseKey: string;
    modules: unknown;
  }): Promise<Pick<PageParts, 'html' | 'styles' | 'title' | 'state'> & { readonly description?: string }>;
}

const say = (message: FromProcess): void => void process.stdout.write(lineOf(message));
// What is said on the standard output is a message to the host.
globalThis.console = new Console(process.stderr);

// Deno has no permission for threads. They would have no more rights than this one, but memory and time of their own.
Reflect.deleteProperty(globalThis, 'Worker');
Reflect.deleteProperty(workerThreads, 'Worker');
const { compileFunction } = vm;
// These load code themselves: past what was deleted here, and below any node_modules, which Deno reads without permission.
for (const loader of [vm, Module.prototype, Module])
  for (const key of Reflect.ownKeys(loader)) Reflect.deleteProperty(loader, key);
// So do the insides of Deno.
const deno = Reflect.get(globalThis, 'Deno') as { readonly internal: symbol };
Reflect.deleteProperty(deno, deno.internal);

const asPage = (html: string): string => `<!doctype html><html><body>${html}</body></html>`;

/** The browser's parser, with which screens read the HTML of a call. (linkedom's own makes no body for a fragment.) */
class DOMParser {
  parseFromString(html: string): unknown {
    return parseHTML(asPage(html)).document;
  }
}
const { Node, Element } = parseHTML(asPage(''));
Object.assign(globalThis, { DOMParser, Node, Element });

/** The page that is being rendered. */
const jobs = new AsyncLocalStorage<number>();

let calls = 0;
const answers = new Map<number, (answer: Extract<ToProcess, { kind: 'answer' }>) => void>();

/** Stands in for the network: edge functions, and nothing else. The host posts what is asked for by address or query, too. */
globalThis.fetch = async (input, init) => {
  const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input);
  const name = /\/functions\/v1\/([a-z-]+)$/.exec(pathname)?.[1];
  const queried = searchParams.get('input') ?? JSON.stringify(Object.fromEntries(searchParams));
  const sent = init?.method === 'POST' ? String(init.body) : queried;
  if (!name) throw new TypeError('A page that is rendered here may only call functions.');
  const call = ++calls;
  const { promise, resolve } = Promise.withResolvers<Extract<ToProcess, { kind: 'answer' }>>();
  answers.set(call, resolve);
  // What belongs to no page is answered by nobody.
  say({ kind: 'call', call, job: jobs.getStore() ?? 0, name, body: sent });
  const { status, body } = await promise;
  if (status === 0) throw new TypeError('No answer came.');
  return new Response(body, { status, headers: { 'content-type': 'application/json' } });
};

/** The code of each build, by its file. */
const sources = new Map<string, string>();

/** Runs a CommonJS file. Its path contains the version's hash, so what it exports never changes. */
function load(file: string, require: (name: string) => unknown): unknown {
  const module = { exports: {} };
  const source = sources.get(file);
  if (source === undefined) throw new Error(`There is no file ${file}.`);
  const run = compileFunction(source, ['module', 'exports', 'require'], { filename: file });
  run(module, module.exports, require);
  return module.exports;
}

const loaded = new Map<string, unknown>();
function loadOnce<T>(key: string, file: string, require: (name: string) => unknown): T {
  if (!loaded.has(key)) loaded.set(key, load(file, require));
  return loaded.get(key) as T;
}

const shellFile = ({ shell }: RenderJob): string => path.join('shell', shell, 'server/index.cjs');

/** More than any search engine or messenger shows. */
const descriptionLength = 500;

async function render(job: RenderJob): Promise<PageParts> {
  const { supabaseUrl, supabaseKey } = job;
  // What a bundle for Node needs of Node itself.
  const shell = loadOnce<ShellBuild>(shellFile(job), shellFile(job), (name) => process.getBuiltinModule(name));
  const registry = readRegistry(shell, job.inPage);
  const release = shell.releaseAt(registry, job.path);
  const modules = release && modulesOf(job, shell, release);
  const request = { path: job.path, registry, supabaseUrl, supabaseKey, modules };
  // Older shells, to which one can roll back, describe no page.
  const { html, styles, title, state, description = '' } = await shell.renderPage(request);
  // Of a text it may be the whole; the head of the page has its beginning.
  const beginning = description.slice(0, descriptionLength);
  return { html, styles, title, state, description: beginning, release: release?.id ?? null };
}

function readRegistry(shell: ShellBuild, text: string): Registry {
  const { registry } = shell.parseRegistry(JSON.parse(text));
  if (!registry) throw new Error('The shell of this page cannot read the registry.');
  return registry;
}

/** The modules of a remote's server build. The copy of the registry in the page does not name it. */
function modulesOf(job: RenderJob, shell: ShellBuild, { remote, id }: { remote: string; id: string }): unknown {
  const version = readRegistry(shell, job.complete).remotes[remote]?.versions[id];
  if (!version?.server) throw new Error(`${remote} ${id} has no build for the server.`);
  const file = path.join(version.base, version.server).replace(/^\//, '');
  // Each shell has its own React, so a remote is loaded once for each.
  return loadOnce(`${shellFile(job)} ${file}`, file, (name) => {
    if (!Object.hasOwn(shell.shared, name)) throw new Error(`This shell does not provide ${name}.`);
    return shell.shared[name];
  });
}

function receive(message: ToProcess): void {
  if (message.kind === 'answer') {
    answers.get(message.call)?.(message);
    answers.delete(message.call);
    return;
  }
  if (message.kind === 'ping') return say({ kind: 'pong' });
  if (message.kind === 'build') return void sources.set(message.file, message.source);
  const { id } = message;
  jobs.run(id, render, message).then(
    (page) => say({ kind: 'rendered', id, page }),
    (error: unknown) =>
      say({
        kind: 'failed',
        id,
        detail: (error instanceof Error ? (error.stack ?? error.message) : String(error)).slice(0, maxReason),
        refused: error instanceof Error && error.name === 'NotRendered',
      }),
  );
}

// It ends with the host, however that ends.
readline
  .createInterface({ input: process.stdin })
  .on('line', (line) => receive(JSON.parse(line) as ToProcess))
  .on('close', () => process.exit());
