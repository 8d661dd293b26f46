/** Lint rules, and the arrows between packages: who may import whom. `docs/architecture.md` draws them. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const apps = readdirSync(path.join(import.meta.dirname, 'apps')).filter((name) =>
  existsSync(path.join(import.meta.dirname, 'apps', name)),
);

/** What each package may import of the others, by name. Tests of a package may import the same. */
const arrows = {
  scripture: [],
  care: [],
  'client-address': [],
  validation: ['scripture', 'care'],
  content: ['scripture', 'care', 'validation'],
  search: ['scripture', 'validation', 'content'],
  answers: ['scripture', 'care', 'validation', 'content', 'search'],
  ui: ['scripture', 'care', 'validation'],
  'shell-api': ['scripture', 'care', 'validation', 'registry'],
  api: ['scripture', 'care', 'validation', 'shell-api'],
  embedded: ['client-address'],
  importer: ['scripture', 'content', 'search', 'embedded'],
  platform: ['registry', 'client-address', 'embedded'],
  // After the folder that it is in: the last rule counts.
  registry: [],
  training: ['care', 'content', 'search', 'tools'],
} as const;
type Package = keyof typeof arrows;

const inLibs = ['scripture', 'care', 'client-address', 'validation', 'search', 'answers', 'ui', 'shell-api', 'api'];
const folders = [
  'apps',
  'libs',
  'content',
  'importer',
  'embedded',
  'platform',
  'server',
  'supabase',
  'tools',
  'training',
  'e2e',
];
const all: readonly string[] = [...Object.keys(arrows), 'server', 'supabase', 'tools', 'e2e', ...apps];

const any = (names: readonly string[]): string => names.join('|');
const folderOf = (name: string): string =>
  inLibs.includes(name) ? `libs/${name}` : name === 'registry' ? 'platform/registry' : name;

interface Pattern {
  readonly regex: string;
  /** Without them, nothing may be imported. */
  readonly importNames?: readonly string[];
  readonly message: string;
}

/** Packages that may not be imported, and why. */
const except = (allowed: readonly string[], message: string): Pattern => ({
  regex: `^@berea/(${any(all.filter((name) => !allowed.includes(name)))})(/|$)`,
  message,
});
const byName: Pattern = {
  regex: `^(\\.\\./)+((${any(folders)})/|(${any(inLibs)})/src)`,
  message: 'Import a package by its name (@berea/ui), not by its path: its exports are its public face.',
};
const otherPackages = (message: string): Pattern => ({ regex: '^[^.]', message });
const fluent: Pattern = {
  regex: '^@fluentui/|^@griffel/',
  message:
    'Only libs/ui imports Fluent, so that there is one look and one place to change it. Take the part from @berea/ui, or add it there.',
};
const router: Pattern = {
  regex: '^react-router',
  message:
    "The router is reached only through @berea/shell-api: the shell owns it, and its version is no remote's business.",
};
const ui = JSON.parse(readFileSync(path.join(import.meta.dirname, 'libs/ui/package.json'), 'utf8')) as {
  readonly berea: { readonly shellOnly: readonly string[] };
};
const shellOnly: Pattern = {
  regex: `^@berea/ui/(${any(ui.berea.shellOnly.map((key) => key.slice('./'.length)))})$`,
  message: 'Only the shell uses this part of ui: compiled into a remote it would bring a second copy of Griffel.',
};
const browser: Pattern = {
  regex: '^(react|@fluentui/|@griffel/|react-router)',
  message: 'This package runs on the server or in edge functions: nothing here draws.',
};
const lazyPart: Pattern = {
  regex: '^react$',
  importNames: ['lazy'],
  message:
    'Use latePart of @berea/shell-api: what `lazy` cannot load takes the whole page away, and is never tried again.',
};
const otherApp: Pattern = {
  regex: `^@berea/(${any(apps)})(/|$)|^(\\.\\./)+(apps/)?(${any(apps)})/(src|dist|package)`,
  message: 'An app never imports another app: they are released apart. Share code through a package under libs/.',
};
const fullZod: Pattern = {
  regex: '^zod(/(v3|v4|compile|locales))?$',
  message: "A browser gets `* as z from 'zod/mini'`: full zod cannot be tree-shaken.",
};
const inBrowser = [...apps, 'scripture', 'care', 'validation', 'ui', 'shell-api', 'api'];
const server = except(
  inBrowser,
  'An app runs in a browser: it uses libs/ui, libs/api, libs/shell-api, libs/validation, libs/care and libs/scripture, nothing that runs on a server.',
);
const serverOfShell = except(
  [...inBrowser, 'registry'],
  'The shell runs in a browser: of the platform it uses the schema of the registry, and nothing that runs on a server.',
);

/** Further patterns of a package, beside its arrows. */
const more: Partial<Record<Package, readonly Pattern[]>> = {
  scripture: [otherPackages('libs/scripture is the canon and nothing else: no packages and no I/O.')],
  care: [otherPackages('libs/care recognises danger and lists who helps: no packages and no I/O.')],
  validation: [
    {
      regex: '^(node:|[a-y]|z[^o]|@[^b])',
      message: 'libs/validation holds schemas: zod is all it needs, because edge functions in Deno import it too.',
    },
    fullZod,
  ],
  ui: [
    {
      regex: '^react-router|^@supabase/',
      message: 'libs/ui neither navigates nor fetches: it takes callbacks and data.',
    },
    fullZod,
  ],
  'shell-api': [fluent, fullZod],
  api: [fluent, router, fullZod],
  content: [browser],
  search: [browser],
  answers: [browser],
  'client-address': [browser],
  embedded: [browser],
  importer: [browser],
  platform: [browser],
  registry: [
    {
      regex: '^(node:|[a-y]|z[^o]|@)',
      message: 'The registry’s schema runs in browsers and in Node: zod is all it needs.',
    },
    fullZod,
  ],
  training: [browser],
};

const why = (name: Package): string => {
  const allowed = arrows[name].map((each) => `@berea/${each}`);
  return `Arrows go one way: ${folderOf(name)} may import ${allowed.length > 0 ? allowed.join(', ') : 'no other package of this repository'}.`;
};

const restrict = (files: readonly string[], patterns: readonly Pattern[]) => ({
  files: [...files],
  rules: { 'no-restricted-imports': ['error', { patterns: [...patterns] }] },
});

export default {
  plugins: ['typescript', 'react', 'jsx-a11y', 'unicorn', 'oxc', 'import', 'vitest'],
  categories: { correctness: 'error' },
  options: { reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['**/dist/**', '**/storybook-static/**', '.data/**', '.nx/**'],
  rules: {
    'import/no-cycle': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/consistent-type-imports': 'error',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/purity': 'off',
    'react/set-state-in-effect': 'off',
    'react/incompatible-library': 'off',
    'vitest/no-conditional-expect': 'off',
    'vitest/no-standalone-expect': 'off',
    'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'ready', 'printed'] }],
    'vitest/require-to-throw-message': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'vitest/valid-expect': 'off',
  },
  overrides: [
    {
      // Functions called use… on the server are no hooks.
      files: [
        'supabase/**',
        'embedded/**',
        'importer/**',
        'content/**',
        'platform/**',
        'server/**',
        'tools/**',
        'training/**',
        'e2e/**',
      ],
      rules: { 'react/rules-of-hooks': 'off', 'react/exhaustive-deps': 'off' },
    },
    ...(Object.keys(arrows) as Package[]).map((name) =>
      restrict([`${folderOf(name)}/**`], [except([name, ...arrows[name]], why(name)), byName, ...(more[name] ?? [])]),
    ),
    // A test may use the test runner and Node, and reaches no further in this repository than what it tests.
    ...(['scripture', 'care', 'validation', 'registry'] as const).map((name) =>
      restrict([`${folderOf(name)}/**/*.test.ts`], [except([name, ...arrows[name]], why(name)), byName]),
    ),
    restrict(['apps/*/src/**'], [otherApp, server, byName, fluent, router, shellOnly, lazyPart, fullZod]),
    restrict(['apps/shell/src/**'], [otherApp, serverOfShell, byName, fluent, lazyPart, fullZod]),
    restrict(
      ['supabase/functions/**'],
      [
        except(
          ['scripture', 'care', 'client-address', 'validation', 'content', 'search', 'answers'],
          'An edge function deploys to a real Supabase project: it uses the libraries that run in Deno, and content/.',
        ),
        {
          regex: `^(\\.\\./)+(${any(folders.filter((name) => name !== 'supabase'))}|tests)(/|$)`,
          message: 'An edge function must run on a real Supabase project, where the rest of this repository is not.',
        },
        {
          regex: '^(https?|jsr):',
          message: 'Use a bare name and the import map: the functions run offline, from node_modules.',
        },
      ],
    ),
    restrict(
      ['supabase/*.ts', 'supabase/tests/**', 'server/**', 'tools/**'],
      [
        except(
          all.filter((name) => ![...apps, 'ui', 'api', 'shell-api', 'training'].includes(name)),
          'What runs on the server knows no app, no interface and nothing that learns.',
        ),
        {
          regex: '^(\\.\\./)+(apps|libs)(/|$)',
          message: 'What runs on the server knows no app, no interface, and imports packages by name.',
        },
        browser,
      ],
    ),
    // What component tests share.
    restrict(['tools/test/jsdom.setup.ts'], [byName]),
    restrict(
      ['e2e/**'],
      [
        except(
          ['platform', 'embedded', 'e2e'],
          'A journey knows the product as a person does, through the browser: it imports none of its code, only the tool that releases and the mail server of tests.',
        ),
        {
          regex: '^(\\.\\./)+(apps|libs)(/|$)',
          message: 'A journey knows the product as a person does, through the browser.',
        },
      ],
    ),
  ],
};
