import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { shellConstants } from './platform/bundler/shell-constants.ts';

/**
 * Tests that start processes, threads, databases, servers or the bundler. Everything else is quick and runs in
 * `npm run check`.
 */
const integration = [
  'supabase/tests/**/*.test.ts',
  'embedded/{gateway,lock,maintenance}.test.ts',
  'embedded/database/{engines,pglite}.test.ts',
  'embedded/functions/host.test.ts',
  'importer/{library/search-index,osis/real-texts,packages/ensure-modules,sword/oracle,topics/nave}.test.ts',
  '{server/start,platform/serve/http-server}.test.ts',
  'platform/serve/render/{rendered-pages,hostile-builds,many-addresses}.test.ts',
  'server/picture/picture.test.ts',
  'platform/bundler/{both-builds,font-loader,refuse-full-zod,reproducible}.test.ts',
  'platform/contract/breaking.test.ts',
  'platform/release/{command-line,killed,nginx}.test.ts',
  'platform/release/commands/publish.test.ts',
  'tools/test/{documented-commands,workflows}.test.ts',
  'platform/create/create-remote.test.ts',
  'platform/dev/{deployed-frontend,hot}.test.ts',
];

const exclude = ['**/node_modules/**', '**/dist/**'];

/** Components that count frames and synchronous updates. React's scheduler must not have served another file before. */
const ownWorker = [
  'apps/shell/src/frame/follow-links.test.tsx',
  'libs/ui/src/scripture/first-screen.test.tsx',
  // The federation runtime is one for all scripts of a page, and keeps what was registered.
  'apps/shell/src/remotes/{federation-host,load}.test.tsx',
];

/** What the shell's build defines. */
const define = shellConstants(path.join(import.meta.dirname, 'apps/shell'));

/** Milliseconds. A test takes a fraction of it; on a busy machine it takes longer. */
const testTimeout = 60_000;

const jsdom = { environment: 'jsdom', setupFiles: ['tools/test/jsdom.setup.ts'], testTimeout };

export default defineConfig({
  test: {
    tags: [
      {
        name: 'full',
        description: 'Drills, load and whole matrices: `npm run test:full` runs them, `npm test` a sample.',
      },
    ],
    projects: [
      {
        test: {
          name: 'unit-node',
          include: ['{apps,libs,content,embedded,importer,platform,server,tools,training,e2e,supabase}/**/*.test.ts'],
          exclude: [...exclude, ...integration],
          environment: 'node',
          isolate: false,
          setupFiles: ['tools/test/node.setup.ts'],
          testTimeout,
        },
      },
      {
        define,
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          ...jsdom,
          name: 'unit-jsdom',
          include: ['{apps,libs}/**/*.test.tsx'],
          exclude: [...exclude, ...ownWorker],
          isolate: false,
        },
      },
      {
        define,
        oxc: { jsx: { runtime: 'automatic' } },
        test: { ...jsdom, name: 'unit-jsdom-isolated', include: ownWorker, exclude },
      },
      {
        test: {
          name: 'integration',
          include: integration,
          exclude,
          environment: 'node',
          // Loading every package again for each file took a tenth of the time.
          isolate: false,
          setupFiles: ['tools/test/node.setup.ts'],
          // The embedded database is WebAssembly. Each suite opens its own, which ends before optimising it would pay.
          execArgv: ['--liftoff-only'],
          globalSetup: ['supabase/tests/prepare-databases.ts'],
          testTimeout,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
