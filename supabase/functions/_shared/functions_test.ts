import assert from 'node:assert/strict';
import { defaultVersionId as bibleId } from '@berea/scripture';
import { fileURLToPath } from 'node:url';
import type { ContentKind } from '@berea/content';
import { content } from '@berea/search/testing';

const folder = new URL('../', import.meta.url);
const functions = [...Deno.readDirSync(folder)]
  .filter(({ name, isDirectory }) => isDirectory && !name.startsWith('_'))
  .map(({ name }) => name);
const importMap = new URL('deno.json', folder);

Deno.test('the functions import the same dependency versions as the workspace', async () => {
  const { packages } = JSON.parse(await Deno.readTextFile(new URL('../../package-lock.json', folder)));
  const { imports } = JSON.parse(await Deno.readTextFile(importMap)) as { imports: Record<string, string> };
  for (const [specifier, target] of Object.entries(imports)) {
    const [, name, version] = /^npm:(.+)@([^/@]+)/.exec(target) ?? [];
    if (name) assert.equal(packages[`node_modules/${name}`]?.version, version, specifier);
  }
});

/** Whoever gives a project to the functions gives them these; the port is one that nobody listens on. */
const hostedProject = {
  SUPABASE_URL: 'http://127.0.0.1:9',
  SUPABASE_ANON_KEY: 'the-public-key',
  SUPABASE_SERVICE_ROLE_KEY: 'the-secret-key',
};

const chapter = { book: 'John', chapter: 3, bibleId };
const failure = {
  remote: 'reader',
  version: '1.0.0',
  cohort: 'stable',
  revision: 1,
  route: '/bible',
  phase: 'render',
  kind: 'thrown',
  metric: null,
  ms: null,
  frames: [],
};
/** What people in danger type, wherever something may be typed that is answered. */
const danger = 'I want to die';
const inDanger: Record<string, unknown> = {
  'apologetics-answer': { objection: danger },
  'encyclopedia-entry': { term: danger },
  'guided-study': { topic: danger },
  'scripture-question': { question: danger },
};
/** What each function is asked. */
const requests: Record<string, unknown> = {
  'apologetics-answer': { objection: 'How can there be only one way to God?' },
  'bible-chapter': chapter,
  'bible-versions': {},
  'book-overview': { bookName: 'John' },
  'chapter-context': { ...chapter, verse: 16 },
  'client-events': { events: [failure] },
  'concordance-search': { query: 'shepherd' },
  'cross-references': { ...chapter, verse: 16 },
  'daily-verse': { bibleId, date: '2026-12-29' },
  'delete-account': { password: 'Purple-1', confirmation: 'DELETE' },
  'encyclopedia-category': { category: 'people' },
  'encyclopedia-entry': { term: 'Lydia' },
  examine: { text: 'For God so loved the world, that he gave his only begotten Son (John 3:16).' },
  'guided-study': { topic: 'prayer' },
  'scripture-question': { question: 'What does the Bible say about worry?' },
  'scripture-search': { query: 'love one another', version: bibleId },
  'send-contact-email': { type: 'prayer', message: 'Pray for us, that we may be kept.' },
  'strongs-search': { strongs: 'G26' },
  'verse-detail': { verseId: 'john.3.16' },
};

/** What the fake database has, for functions that answer from a part of what we wrote. */
const stored: Record<string, unknown> = {
  verses: [{ verse: 16, text: 'For God so loved the world' }],
  commentary_outlines: [],
  commentary_sections: [],
  'rpc/examined_places': [],
  'rpc/examined_verses': [],
  'rpc/verse_meanings': [],
};
const answeringFromPart = ['book-overview', 'chapter-context', 'daily-verse', 'encyclopedia-category', 'examine'];

/** Starts a function in a process of its own. */
function start(name: string, url = hostedProject.SUPABASE_URL): Deno.ChildProcess {
  return new Deno.Command(Deno.execPath(), {
    args: [
      'run',
      '--cached-only',
      '--no-remote',
      '--no-lock',
      '--node-modules-dir=manual',
      '--allow-net=127.0.0.1',
      '--allow-env',
      '--allow-read',
      '--config',
      fileURLToPath(importMap),
      fileURLToPath(new URL(`${name}/index.ts`, folder)),
    ],
    clearEnv: true,
    // Without package.json, bare specifiers resolve only through the import map.
    env: {
      DENO_NO_PACKAGE_JSON: '1',
      DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
      NO_COLOR: '1',
      ...hostedProject,
      SUPABASE_URL: url,
    },
    stdout: 'piped',
    stderr: 'piped',
  }).spawn();
}

for (const name of functions) {
  Deno.test(`${name} starts with the import map alone; while the database is away it says so, and helps whoever is in danger`, async () => {
    await using child = start(name);
    const log = new Log(child.stderr);
    const origin = await log.address();
    const invalid = await fetch(origin, { method: 'POST', body: '[]' });
    assert.deepEqual([invalid.status, (await invalid.json()).code], [400, 'invalid_request']);
    if (inDanger[name]) {
      const help = await fetch(origin, { method: 'POST', body: JSON.stringify(inDanger[name]) });
      assert.equal(help.status, 200);
      assert.match(await help.text(), /"kind":"self-harm"/);
    }
    const away = await fetch(origin, {
      method: 'POST',
      headers: { authorization: 'Bearer a-token' },
      body: JSON.stringify(requests[name]),
    });
    const said = await away.json();
    child.kill();
    const logged = await log.rest();
    assert.deepEqual([away.status, said.code], [503, 'unavailable'], JSON.stringify(said) + logged);
    const helped = inDanger[name] ? 'care: [^\\n]+\\n' : '';
    assert.match(logged, new RegExp(`^${helped}${name}: [^\\n]+\\n$`));
  });
}

for (const name of answeringFromPart) {
  Deno.test(`${name} reads all that it answers from`, async () => {
    await using database = Deno.serve({ hostname: '127.0.0.1', port: 0, onListen: () => {} }, async (request) => {
      const path = new URL(request.url).pathname.replace('/rest/v1/', '');
      if (path !== 'rpc/content_of') return Response.json(stored[path] ?? null);
      const { kinds } = (await request.json()) as { kinds: ContentKind[] };
      return Response.json(Object.fromEntries(kinds.map((kind) => [kind, content[kind]])));
    });
    await using child = start(name, `http://127.0.0.1:${database.addr.port}`);
    const log = new Log(child.stderr);
    const response = await fetch(await log.address(), { method: 'POST', body: JSON.stringify(requests[name]) });
    const said = await response.text();
    child.kill();
    assert.deepEqual([response.status, await log.rest()], [200, ''], said);
  });
}

/** What a function writes on stderr. */
class Log {
  readonly #chunks: AsyncIterator<string>;
  constructor(stream: ReadableStream<Uint8Array>) {
    this.#chunks = stream.pipeThrough(new TextDecoderStream())[Symbol.asyncIterator]();
  }

  /** The URL that the server reports once it listens. */
  async address(): Promise<string> {
    let output = '';
    for (;;) {
      const { done, value } = await this.#chunks.next();
      if (done) throw new Error(`the server did not start: ${output}`);
      output += value;
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(output);
      if (found) return found[0];
    }
  }

  /** What it wrote afterwards, until it ended. */
  async rest(): Promise<string> {
    let output = '';
    for (;;) {
      const { done, value } = await this.#chunks.next();
      if (done) return output;
      output += value;
    }
  }
}
