import { careCards } from '../care/index.ts';
import { readItems } from '../files/read-items.ts';
import type { LocatedCard } from './card-problems.ts';
import { kinds, type Kind } from './kinds.ts';

/** Every card with its file. What its schema does not accept is left out: reading the files says so. */
export const locatedCards = (): LocatedCard[] =>
  (Object.keys(kinds) as Kind[]).flatMap((kind): LocatedCard[] =>
    kind === 'care'
      ? Object.values(careCards).map((card) => ({ kind, file: 'content/care', card }))
      : readItems(kind).items.map(({ file, line, value }) => ({ kind, file, line, card: value })),
  );
