import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { LocatedCard } from './card-problems.ts';
import { kinds, type Kind } from './kinds.ts';

const content = path.resolve(import.meta.dirname, '..');

/** Files in a kind's folder that hold no cards: the lists that the functions read, and schemas. */
const filesWithoutCards = new Set(['index.ts', 'care-card.ts', 'fact.ts', 'relations.ts', 'subjects.ts']);

/** The card files of a kind: everything in its folder except lists, schemas and tests. */
export const cardFilesOf = (kind: string): string[] =>
  readdirSync(path.join(content, kind))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !filesWithoutCards.has(file))
    .map((file) => `${kind}/${file}`)
    .toSorted();

/** The cards that a file exports as arrays. */
async function cardsIn(kind: Kind, file: string): Promise<LocatedCard[]> {
  const exported: Record<string, unknown> = await import(path.join(content, file));
  return Object.values(exported).flatMap((value) =>
    Array.isArray(value) ? value.map((card: unknown) => ({ kind, file, card })) : [],
  );
}

/** Every card, found through the files themselves rather than the lists, so that the two can be compared. */
export const locatedCards = async (): Promise<LocatedCard[]> =>
  (
    await Promise.all(
      (Object.keys(kinds) as Kind[]).flatMap((kind) => cardFilesOf(kind).map((file) => cardsIn(kind, file))),
    )
  ).flat();
