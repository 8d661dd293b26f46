import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

const repository = path.resolve(import.meta.dirname, '../..');
const oxlint = path.join(repository, 'node_modules/.bin/oxlint');
const report = z.object({
  diagnostics: z.array(
    z.object({ message: z.string(), help: z.string().default(''), code: z.string(), filename: z.string() }),
  ),
});

/** A file, what it must not import, and a word of the reason that the rule gives. */
const forbidden: readonly [file: string, specifier: string, reason: RegExp][] = [
  ['apps/reader/src/bible/a.tsx', '@berea/account', /never imports another app/],
  ['apps/reader/src/bible/b.tsx', '../../../account/src/settings/Settings.tsx', /never imports another app/],
  ['apps/shell/src/c.tsx', '@berea/reader', /never imports another app/],
  ['apps/shell/src/d.tsx', '../../reader/src/remote/bible.ts', /never imports another app/],
  ['apps/reader/src/e.tsx', '@fluentui/react-components', /Only libs\/ui imports Fluent/],
  ['apps/shell/src/f.tsx', '@fluentui/react-icons/svg/book', /Only libs\/ui imports Fluent/],
  ['libs/api/src/g.ts', '@fluentui/react-components', /Only libs\/ui imports Fluent/],
  ['apps/reader/src/h.tsx', 'react-router-dom', /only through @berea\/shell-api/],
  ['apps/reader/src/h3.tsx', '@berea/ui/overlays', /Only the shell uses this part/],
  ['libs/api/src/i.ts', 'react-router', /only through @berea\/shell-api/],
  ['libs/ui/src/j.tsx', 'react-router-dom', /neither navigates nor fetches/],
  ['apps/reader/src/k.tsx', '../../../libs/ui/src/Button.tsx', /by its name/],
  ['apps/reader/src/l.tsx', '@berea/embedded', /runs in a browser/],
  ['libs/ui/src/m.tsx', '@berea/api', /Arrows go one way/],
  ['libs/shell-api/src/n.ts', '@berea/ui', /Arrows go one way/],
  ['libs/api/src/o.ts', '@berea/ui', /Arrows go one way/],
  ['libs/validation/src/p.ts', '@berea/api', /Arrows go one way/],
  ['libs/validation/src/q2.ts', 'node:fs', /libs\/validation holds schemas/],
  ['libs/validation/src/q3.test.ts', '@berea/api', /Arrows go one way/],
  ['libs/validation/src/q.ts', 'react', /libs\/validation holds schemas/],
  ['libs/validation/src/q4.ts', 'zod', /A browser gets/],
  ['libs/api/src/q5.ts', 'zod/v4', /A browser gets/],
  ['libs/shell-api/src/q6.ts', 'zod', /A browser gets/],
  ['libs/ui/src/q7.ts', 'zod', /A browser gets/],
  ['apps/shell/src/q8.ts', 'zod', /A browser gets/],
  ['apps/reader/src/q9.ts', 'zod', /A browser gets/],
  ['libs/scripture/src/r.ts', 'react', /the canon and nothing else/],
  ['libs/scripture/src/s.ts', 'node:fs', /the canon and nothing else/],
  ['libs/scripture/src/t.ts', 'zod', /the canon and nothing else/],
  ['supabase/functions/bible-chapter/u.ts', '@berea/api', /deploys to a real Supabase project/],
  ['supabase/functions/bible-chapter/v.ts', '../../../embedded/index.ts', /real Supabase project/],
  ['supabase/functions/bible-chapter/w.ts', 'https://esm.sh/zod', /import map/],
  ['embedded/x.ts', '@berea/scripture', /Arrows go one way/],
  ['embedded/x2.ts', '../supabase/functions/_shared/body.ts', /by its name/],
  ['importer/x3.ts', '@berea/answers', /Arrows go one way/],
  ['libs/search/src/x4.ts', '@berea/answers', /Arrows go one way/],
  ['libs/answers/src/x5.ts', '../../search/src/terms.ts', /by its name/],
  ['content/x6.ts', '@berea/search', /Arrows go one way/],
  ['supabase/tests/x7.ts', '@berea/shell-api', /no app, no interface/],
  ['platform/serve/y.ts', '@berea/scripture', /Arrows go one way/],
  ['platform/serve/y4.ts', '@berea/validation', /Arrows go one way/],
  ['platform/registry/y5.ts', '@berea/platform/serve/report', /Arrows go one way/],
  ['platform/registry/y6.ts', 'node:fs', /zod is all it needs/],
  ['platform/registry/y7.ts', 'zod', /A browser gets/],
  ['apps/shell/src/y8.ts', '@berea/platform/release/apps', /The shell runs in a browser/],
  ['apps/reader/src/y9.ts', '@berea/registry', /An app runs in a browser/],
  ['platform/release/y2.ts', '@berea/shell', /Arrows go one way/],
  ['server/y3.ts', '../apps/shell/src/start.tsx', /no app, no interface/],
  ['e2e/journeys/z.spec.ts', '@berea/ui', /as a person does/],
];

const allowed: readonly [file: string, specifier: string][] = [
  ['apps/reader/src/bible/a2.tsx', '@berea/ui/pickers'],
  ['apps/reader/src/b2.tsx', '../account/own-folder.ts'],
  ['apps/shell/src/c2.tsx', 'react-router-dom'],
  ['libs/ui/src/d2.tsx', '@fluentui/react-components'],
  ['libs/shell-api/src/e2.ts', 'react-router-dom'],
  ['libs/api/src/f2.ts', '@berea/shell-api'],
  ['libs/validation/src/g2.ts', '@berea/scripture'],
  ['libs/validation/src/g3.ts', 'zod/mini'],
  ['apps/reader/src/g5.ts', 'zod/mini'],
  ['libs/answers/src/g6.ts', 'zod'],
  ['libs/validation/src/g4.test.ts', 'vitest'],
  ['libs/scripture/src/h2.ts', './canon.ts'],
  ['supabase/functions/bible-chapter/i2.ts', '@berea/validation'],
  ['supabase/functions/bible-chapter/j2.ts', '@berea/content'],
  ['platform/serve/k2.ts', '@berea/embedded'],
  ['platform/serve/k3.ts', '@berea/registry'],
  ['platform/registry/k4.ts', 'zod/mini'],
  ['platform/registry/k5.test.ts', 'vitest'],
  ['apps/shell/src/k6.ts', '@berea/registry'],
  ['supabase/tests/l2.ts', '../functions/chapter-context/summary.ts'],
  ['importer/m2.ts', '@berea/search/text'],
];

let folder: string;
let found: z.infer<typeof report>['diagnostics'];

/** Lints a small house of its own, so that the samples are in nobody's way. */
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'berea-lint-'));
  mkdirSync(path.join(folder, 'libs/ui'), { recursive: true });
  for (const file of ['oxlint.config.ts', 'libs/ui/package.json'])
    copyFileSync(path.join(repository, file), path.join(folder, file));
  // The rules are derived from the apps that exist.
  for (const app of readdirSync(path.join(repository, 'apps')))
    mkdirSync(path.join(folder, 'apps', app), { recursive: true });
  const put = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  for (const [file, specifier] of [...forbidden, ...allowed])
    put(file, `import { thing } from '${specifier}';\nthing();\n`);
  put('libs/api/src/one.ts', "import { other } from './other.ts';\nexport const one = (): unknown => other;\n");
  put('libs/api/src/other.ts', "import { one } from './one.ts';\nexport const other = (): unknown => one;\n");
  put('apps/reader/src/late.tsx', "import { lazy, use } from 'react';\nlazy(use);\n");
  put('libs/api/src/loose.ts', 'export const loose = (value: any): unknown => value;\n');
  const { stdout } = spawnSync(oxlint, ['--format=json'], { cwd: folder, encoding: 'utf8' });
  found = report.parse(JSON.parse(stdout)).diagnostics;
});
afterAll(() => rmSync(folder, { recursive: true }));

const about = (file: string): string[] =>
  found.filter(({ filename }) => filename === file).map(({ message, help }) => `${message} ${help}`);

describe('the arrows between packages', () => {
  it.each(forbidden)('%s may not import %s, and is told why', (file, _specifier, reason) => {
    expect(about(file).join('\n')).toMatch(reason);
  });

  it.each(allowed)('%s may import %s', (file) => {
    expect(about(file)).toEqual([]);
  });

  it('have no cycles', () => {
    expect(about('libs/api/src/one.ts').join('\n')).toMatch(/cycle/);
  });

  it('leave no part of a page that takes the page away when its code does not come', () => {
    expect(about('apps/reader/src/late.tsx')).toEqual([expect.stringMatching(/latePart/)]);
  });

  it('has no any', () => {
    expect(about('libs/api/src/loose.ts').join('\n')).toMatch(/any/);
  });
});
