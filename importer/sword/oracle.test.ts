import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { distinctEntries } from '../commentary/chapter-commentary.ts';
import type { ReadyModule } from '../packages/ensure-modules.ts';
import { bibleSources, commentarySources, dictionarySources } from '../sources.ts';
import { realModules } from '../testing/real-modules.ts';
import { readDictionary } from './dictionary.ts';
import { readVerseText } from './verse-text.ts';

/** libsword's own exporter (Debian: libsword-utils): an independent reader of the same files. */
const hasOracle = spawnSync('mod2imp', []).error === undefined;

/** The output of mod2imp, entry by entry. */
function oracle({ module }: ReadyModule): { key: string; text: string }[] {
  const out = execFileSync('mod2imp', [module.conf.module], {
    env: { ...process.env, SWORD_PATH: module.root },
    maxBuffer: 256 << 20,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return out
    .toString('utf8')
    .split(/^\$\$\$/m)
    .slice(1)
    .map((entry) => {
      const keyEnd = entry.indexOf('\n');
      return { key: entry.slice(0, keyEnd), text: tidied(entry.slice(keyEnd + 1)) };
    });
}
/** libsword normalises white space as it reads; our reader leaves that to its callers. */
const tidied = (text: string): string => text.replace(/\s+/g, ' ').trim();
const bookOf = (key: string): string => key.slice(0, key.lastIndexOf(' '));

describe.skipIf(!hasOracle)('the same files read by libsword', () => {
  let modules: Map<string, ReadyModule>;
  beforeAll(async () => {
    modules = await realModules();
  }, 120_000);

  it.each(bibleSources)(
    '$id is identical, slot for slot',
    ({ module, versification }) => {
      const ready = modules.get(module)!;
      const theirs = oracle(ready).filter(({ key }) => !key.startsWith('['));
      // The 66 books are the first 39 and the last 27; the WEB's books in between are not read.
      const theirBooks = [...new Set(theirs.map(({ key }) => bookOf(key)))];
      const wanted = new Set([...theirBooks.slice(0, 39), ...theirBooks.slice(-27)]);
      const expected = theirs
        .filter(({ key }) => wanted.has(bookOf(key)))
        .map(({ key, text }) => ({ place: key.slice(bookOf(key).length + 1), text }));
      const ours = [...readVerseText(ready.module, versification)].flatMap(({ entries }) =>
        entries.map(({ chapter, verse, text }) => ({ place: `${chapter}:${verse}`, text: tidied(text) })),
      );
      expect(ours).toHaveLength(expected.length);
      expect(
        ours
          .filter((entry, index) => entry.place !== expected[index]!.place || entry.text !== expected[index]!.text)
          .slice(0, 3),
      ).toEqual([]);
    },
    120_000,
  );

  it.each(dictionarySources)(
    '$id is identical, entry for entry',
    ({ module }) => {
      const ready = modules.get(module)!;
      const ours = readDictionary(ready.module).map(({ key, text }) => ({ key, text: tidied(text) }));
      const theirs = oracle(ready);
      expect(ours).toHaveLength(theirs.length);
      expect(
        ours
          .filter((entry, index) => entry.key !== theirs[index]!.key || entry.text !== theirs[index]!.text)
          .slice(0, 3),
      ).toEqual([]);
    },
    120_000,
  );

  it.each(commentarySources)(
    '$id is identical, entry for entry, once its .conf names the right driver',
    ({ module }) => {
      const ready = modules.get(module)!;
      const root = mkdtempSync(join(tmpdir(), 'berea-oracle-'));
      try {
        cpSync(ready.module.root, root, { recursive: true });
        const file = join(
          root,
          'mods.d',
          readdirSync(join(root, 'mods.d')).find((name) => name.toLowerCase() === `${module.toLowerCase()}.conf`)!,
        );
        writeFileSync(file, readFileSync(file, 'utf8').replace(/^ModDrv=.*$/m, 'ModDrv=zCom'));
        const theirs = oracle({ ...ready, module: { ...ready.module, root } }).filter(
          ({ key }) => !key.startsWith('['),
        );
        // libsword writes an entry shared by several verses once.
        const ours = [...readVerseText(ready.module, 'KJV')].flatMap(({ entries }) =>
          distinctEntries(entries).map(({ text }) => tidied(text)),
        );
        expect(ours).toHaveLength(theirs.length);
        expect(ours.filter((text, index) => text !== theirs[index]!.text).slice(0, 3)).toEqual([]);
      } finally {
        rmSync(root, { recursive: true, force: true });
      }
    },
    120_000,
  );
});
