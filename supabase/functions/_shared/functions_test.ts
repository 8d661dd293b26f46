import assert from 'node:assert/strict';
import { defaultVersionId as bibleId } from '@berea/scripture';
import { fileURLToPath } from 'node:url';

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
/** Our own cards are part of the function. */
const needNoDatabase = ['book-overview', 'encyclopedia-category'];
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
  'daily-verse': { bibleId },
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

for (const name of functions) {
  Deno.test(`${name} starts with the import map alone, and says that it is busy while the database is away`, async () => {
    await using child = new Deno.Command(Deno.execPath(), {
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
      },
      stdout: 'piped',
      stderr: 'piped',
    }).spawn();
    const log = new Log(child.stderr);
    const origin = await log.address();
    const invalid = await fetch(origin, { method: 'POST', body: '[]' });
    assert.deepEqual([invalid.status, (await invalid.json()).code], [400, 'invalid_request']);
    const away = await fetch(origin, {
      method: 'POST',
      headers: { authorization: 'Bearer a-token' },
      body: JSON.stringify(requests[name]),
    });
    const said = await away.json();
    child.kill();
    const logged = await log.rest();
    if (needNoDatabase.includes(name)) return assert.deepEqual([away.status, logged], [200, '']);
    assert.deepEqual([away.status, said.code], [503, 'unavailable'], JSON.stringify(said) + logged);
    assert.match(logged, new RegExp(`^${name}: [^\\n]+\\n$`));
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
