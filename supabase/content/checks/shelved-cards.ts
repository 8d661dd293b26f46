import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { LocatedCard } from './card-problems.ts';
import { kinds, type Kind } from './kinds.ts';

const content = path.resolve(import.meta.dirname, '..');

/** What stands in a kind's folder and is no file: the lists that the functions read, and the care cards' schema. */
const noShelf = new Set(['index.ts', 'index.ts', 'care-card.ts']);

/** The files of a kind: its folder's files but for the list of them and tests. */
export const cardFilesOf = (kind: string): string[] =>
  readdirSync(path.join(content, kind))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !noShelf.has(file))
    .map((file) => `${kind}/${file}`)
    .toSorted();

/** What a file's file exports: arrays of cards. */
export async function cardsIn(kind: Kind, file: string): Promise<LocatedCard[]> {
  const exported: Record<string, unknown> = await import(path.join(content, file));
  return Object.values(exported).flatMap((value) =>
    Array.isArray(value) ? value.map((card: unknown) => ({ kind, file, card })) : [],
  );
}

/** Every card there is, by the files themselves and not by their lists. */
export const locatedCards = async (): Promise<LocatedCard[]> =>
  (
    await Promise.all(
      (Object.keys(kinds) as Kind[]).flatMap((kind) => cardFilesOf(kind).map((file) => cardsIn(kind, file))),
    )
  ).flat();
