import { setImmediate } from 'node:timers/promises';
import type { Database } from '@berea/embedded';
import { importCrossReferences } from '../cross-references/import-cross-references.ts';
import { ensureModules, type ReadyModule } from '../packages/ensure-modules.ts';
import type { ModuleSource } from '../sources.ts';
import { importPassages } from '../commentary/import-passages.ts';
import { passageSources } from '../commentary/passage-sources.ts';
import { importTopics } from '../topics/import-topics.ts';
import { topicSource } from '../topics/source.ts';
import { ScriptureUnavailable } from '../unavailable.ts';
import { importIndex } from './import-index.ts';
import { importPhrases } from './import-phrases.ts';

/** Options of `importLibrary`. */
export interface ImportLibraryOptions {
  readonly database: Database;
  readonly dataFolder: string;
  readonly signal?: AbortSignal | undefined;
  /** Called with one line about what was imported, and one for each part that is not available. */
  readonly onLine?: (line: string) => void;
}

/**
 * Imports everything that questions are answered from. Run it after importScripture and importWords. When nothing has
 * changed it does nothing and takes milliseconds. A module that is not available does not stop the import: the library
 * works without it, and the next start tries again.
 * @returns whether anything was written
 * @throws ScriptureUnavailable when the content of an npm package is not what is expected; the signal's reason when
 * aborted; DatabaseError
 */
export async function importLibrary({ database, dataFolder, signal, onLine }: ImportLibraryOptions): Promise<boolean> {
  const written = [await importCrossReferences(database, signal)];
  const parts: readonly (readonly [ModuleSource, (from: ReadyModule) => Promise<boolean>])[] = [
    [topicSource, (from) => importTopics(database, from, signal)],
    ...passageSources.map(
      (source) => [source, (from: ReadyModule) => importPassages(database, source, from, signal)] as const,
    ),
  ];
  const together = await ensureModules(dataFolder, { sources: parts.map(([source]) => source), signal }).catch(
    unlessUnavailable,
  );
  for (const [source, bring] of parts) {
    try {
      const modules = together ?? (await ensureModules(dataFolder, { sources: [source], signal }));
      written.push(await bring(modules.get(source.module)!));
    } catch (error) {
      unlessUnavailable(error);
      onLine?.(`${source.name} is not here: the library does without it (${(error as Error).message})`);
    }
    await setImmediate(undefined, { signal });
  }
  const index = await importIndex(database, signal);
  if (index)
    onLine?.(
      `Library: ${['terms', 'pairs'].map((what) => `${index[what]!.toLocaleString('en')} ${what}`).join(', ')} over ${index['verses']!.toLocaleString('en')} verses`,
    );
  written.push(await importPhrases(database, signal));
  return written.includes(true) || index !== undefined;
}

/** When one of several packages is not available, each is requested separately. */
function unlessUnavailable(error: unknown): undefined {
  if (!(error instanceof ScriptureUnavailable)) throw error;
}
