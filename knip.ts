import type { KnipConfig } from 'knip';

/**
 * What nothing uses: files, exports, dependencies. The entries are the programs, configurations and tests that are
 * started by their path; everything else must be reached from one of them.
 */
export default {
  ignoreExportsUsedInFile: false,
  workspaces: {
    '.': { project: ['*.ts'] },
    'apps/*': { entry: ['src/remote/*.ts', 'src/**/*.{test,stories}.{ts,tsx}'], rspack: ['rspack.config.ts'] },
    'apps/shell': {
      // What is offered to remotes is used by them.
      entry: ['src/before-paint.ts', 'src/server.tsx', 'src/remotes/offered-*.ts', 'src/**/*.test.{ts,tsx}'],
      rspack: ['rspack.config.ts'],
    },
    // The exports of a package's index need an importer too, in another package.
    'libs/*': { entry: ['src/**/*{.test,_test}.{ts,tsx}'], includeEntryExports: true },
    content: { entry: ['checks/cli.ts', '**/*.test.ts'], includeEntryExports: true },
    importer: {
      entry: ['**/*.test.ts'],
      includeEntryExports: true,
      // A test compares with this program of the SWORD library where it is installed.
      ignoreBinaries: ['mod2imp'],
    },
    embedded: {
      entry: ['**/*.test.ts', 'functions/runner/main.ts', 'functions/fixtures/*/index.ts'],
      includeEntryExports: true,
      // Started as a program of its own (functions/deno-process.ts).
      ignoreDependencies: ['deno'],
      // The import map of the fixtures that are edge functions.
      paths: { '@fixture/library': ['./functions/fixtures/_library/index.ts'] },
    },
    supabase: {
      entry: [
        'functions/*/index.ts',
        '**/*_test.ts',
        'tests/*.test.ts',
        'tests/{served,prepare-databases-cli,functions-tests}.ts',
        'contract/record.ts',
      ],
      includeEntryExports: true,
    },
    tools: {
      entry: [
        '{bench,import}/cli.ts',
        'bench/readers-load.ts',
        'test/*.mjs',
        'test/{main,prepare-data,browser-types}.ts',
        '**/*.test.ts',
      ],
    },
    platform: {
      entry: [
        'release/cli.ts',
        '{contract,create}/main.ts',
        '{.,create}/*.mjs',
        'bundler/hot-client.js',
        'dev/reload-client.js',
        '**/*.test.ts',
      ],
      includeEntryExports: true,
    },
    // systemd-analyze is Debian's.
    server: {
      entry: ['{main,dev}.ts', '*.mjs', 'picture/worker.ts', '**/*.test.ts'],
      ignoreBinaries: ['systemd-analyze'],
    },
    e2e: { entry: ['journeys/**/*.spec.ts'] },
  },
} satisfies KnipConfig;
