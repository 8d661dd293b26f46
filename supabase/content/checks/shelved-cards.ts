import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ShelvedCard } from './card-problems.ts';
import { kinds, type Kind } from './kinds.ts';

const content = path.resolve(import.meta.dirname, '..');

/** What stands in a kind's folder and is no shelf: the lists that the functions read, and the care cards' schema. */
const noShelf = new Set(['shelves.ts', 'index.ts', 'care-card.ts']);

/** The shelves of a kind: its folder's files but for the list of them and tests. */
export const shelvesOf = (kind: string): string[] =>
  readdirSync(path.join(content, kind))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !noShelf.has(file))
    .map((file) => `${kind}/${file}`)
    .toSorted();

/** What a shelf's file exports: arrays of cards. */
export async function cardsOn(kind: Kind, shelf: string): Promise<ShelvedCard[]> {
  const exported: Record<string, unknown> = await import(path.join(content, shelf));
  return Object.values(exported).flatMap((value) =>
    Array.isArray(value) ? value.map((card: unknown) => ({ kind, shelf, card })) : [],
  );
}

/** Every card there is, by the files themselves and not by their lists. */
export const shelvedCards = async (): Promise<ShelvedCard[]> =>
  (
    await Promise.all(
      (Object.keys(kinds) as Kind[]).flatMap((kind) => shelvesOf(kind).map((shelf) => cardsOn(kind, shelf))),
    )
  ).flat();
