import type { EncyclopediaCard } from '../../card.ts';
import { breadAndBorders } from './bread-and-borders.ts';
import { galileeBegins } from './galilee-begins.ts';
import { roundTheLake } from './round-the-lake.ts';
import { towardJerusalem } from './toward-jerusalem.ts';

/** Every shelf of this folder, in the order they are listed: as nearly as it can be said, the order in which they happened. */
export const miracles: readonly EncyclopediaCard[] = [
  ...galileeBegins,
  ...roundTheLake,
  ...breadAndBorders,
  ...towardJerusalem,
];
