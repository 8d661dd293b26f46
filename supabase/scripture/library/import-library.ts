import { setImmediate } from 'node:timers/promises';
import type { Database } from '../../embedded/database/database.ts';
import { importCrossReferences } from '../cross-references/import-cross-references.ts';
import { ensureModules, type ReadyModule } from '../packages/ensure-modules.ts';
import type { ModuleSource } from '../sources.ts';
import { importPassages } from '../commentary/import-passages.ts';
import { passageSources } from '../commentary/passage-sources.ts';
import { importTopics } from '../topics/import-topics.ts';
import { topicSource } from '../topics/source.ts';
import { ScriptureUnavailable } from '../unavailable.ts';
import { importIndex } from './import-index.ts';

export interface ImportLibraryOptions {
  readonly database: Database;
  readonly dataFolder: string;
  readonly signal?: AbortSignal | undefined;
  /** Gets one line about what was brought in, and one for each part that could not be had. */
  readonly onLine?: (line: string) => void;
}

/**
 * Brings in what questions are answered from, after importScripture and importWords. When nothing has changed it does nothing, in
 * milliseconds. A module that cannot be had stops nothing: the library does without it, and the next start tries again.
 * @returns whether anything was written
 * @throws ScriptureUnavailable when what npm installed is not what it must be; the signal's reason when stopped; DatabaseError
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
  return written.includes(true) || index !== undefined;
}

/** Where one of several packages cannot be had, each is asked for by itself. */
function unlessUnavailable(error: unknown): undefined {
  if (!(error instanceof ScriptureUnavailable)) throw error;
}
