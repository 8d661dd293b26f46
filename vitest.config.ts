import { defineConfig } from 'vitest/config';

/** Tests that start processes or databases. Everything else is quick and runs in `npm run check`. */
const integration = ['supabase/tests/**/*.test.ts', '{embedded,importer}/**/*.test.ts', 'tools/serve/start.test.ts'];

const exclude = ['**/node_modules/**', '**/dist/**'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit-node',
          include: ['{apps,libs,content,tools,e2e,supabase}/**/*.test.ts'],
          exclude: [...exclude, ...integration],
          environment: 'node',
        },
      },
      {
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'unit-jsdom',
          include: ['{apps,libs}/**/*.test.tsx'],
          exclude,
          environment: 'jsdom',
          setupFiles: ['tools/test/jsdom.setup.ts'],
          // Milliseconds. A screen is rendered in a fraction of it; on a busy machine it takes longer.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'integration',
          include: integration,
          exclude,
          environment: 'node',
          globalSetup: ['supabase/tests/prepare-databases.ts'],
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
