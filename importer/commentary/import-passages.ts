import { setImmediate } from 'node:timers/promises';
import type { Database } from '@berea/embedded';
import { fingerprintOf, hasFingerprint, importSource } from '../import/import-source.ts';
import { mustEqual } from '../import/must-equal.ts';
import { writeSections } from '../import/write-commentary.ts';
import type { ReadyModule } from '../packages/ensure-modules.ts';
import { readVerseText } from '../sword/verse-text.ts';
import type { PassageNote } from './passage-note.ts';
import type { PassageSource } from './passage-sources.ts';

/** Increment when the same package would produce different rows. */
const revision = 1;

/**
 * Imports a commentary into the database, in one transaction. Does nothing when nothing has changed.
 * @returns whether anything was written
 * @throws ScriptureUnavailable when the module's content is not what is expected; the signal's reason when aborted;
 * DatabaseError
 */
export async function importPassages(
  database: Database,
  source: PassageSource,
  from: ReadyModule,
  signal?: AbortSignal,
): Promise<boolean> {
  const { package: name, version } = from;
  const fingerprint = fingerprintOf({ revision, source, package: name, version });
  return importSource(database, {
    name: source.id,
    isCurrent: hasFingerprint(source.id, fingerprint),
    async read() {
      const notes: PassageNote[] = [];
      for (const book of readVerseText(from.module, 'KJV')) {
        notes.push(...source.read(book));
        await setImmediate(undefined, { signal });
      }
      mustEqual(source.name, from, { passages: notes.length }, { passages: source.passages });
      return notes;
    },
    sources: ({ length: passages }) => [
      { ...source, kind: 'commentary', package: name, packageVersion: version, counts: { passages }, fingerprint },
    ],
    async write(tx, notes) {
      await writeSections(tx, source.id, notes, { signal });
      await tx.exec('analyze public.commentary_sections');
    },
  });
}
