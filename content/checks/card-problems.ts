import { createRequire } from 'node:module';
import { books, namedPlaces, parsePassage } from '@berea/scripture';
import { z } from 'zod';
import { careCard } from '../care/care-card.ts';
import type { EncyclopediaCard } from '../schema/card.ts';
import { isEntry, kinds, type Facet, type Kind } from './kinds.ts';
import { runsOf } from './runs.ts';

/** A card together with its kind and file. */
export interface LocatedCard {
  readonly kind: Kind;
  /** 'content/people/adam.md' */
  readonly file: string;
  /** The line that it begins on. */
  readonly line?: () => number;
  readonly card: unknown;
}

const require = createRequire(import.meta.url);
const lexicon = require('strongs') as Record<string, { lemma: string } | undefined>;

/** A link as the screen of an entry reads it; the other cards have none. */
const entryLink = /\[\[[^[\]|]+(?:\|[^[\]]*)?\]\]/g;

const hasRawBrackets = (text: string, kind: Kind): boolean =>
  /\[\[|\]\]/.test(isEntry(kind) ? text.replaceAll(entryLink, '') : text);

/** The titles that a text links to. */
const linksIn = (text: string): string[] =>
  [...text.matchAll(/\[\[([^\]|]+)(?:\|[^\]]+)?\]\]/g)].map(([, title]) => title!.trim());

const wordCount = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

/** The titles that a [[link]] may name, in lower case: the books and the encyclopedia cards. */
export function titlesOf(cards: readonly LocatedCard[]): Set<string> {
  const bookTitles = books.map(({ name }) => name.toLowerCase());
  const titles = cards.flatMap(({ kind, card }) =>
    isEntry(kind) && typeof card === 'object' && card !== null && 'title' in card
      ? [String(card.title).toLowerCase()]
      : [],
  );
  return new Set([...bookTitles, ...titles]);
}

/**
 * Problems of cards, one sentence each; empty when there are none. @param titles what a [[link]] may name, in lower
 * case
 */
export function cardProblems(cards: readonly LocatedCard[], titles: ReadonlySet<string>): string[] {
  const problems: string[] = [];
  const names = new Map<string, string>();
  const runs = new Map<string, string>();
  for (const { kind, file, line = () => 1, card } of cards) {
    const facet: Facet<never> = kinds[kind];
    const name = facet.name(card as never);
    const say = (problem: string) => problems.push(`${file}:${line()}: ${name}: ${problem}`);
    // The schemas of the others are asked when their files are read.
    const { error } = kind === 'care' ? careCard.safeParse(card) : {};
    if (error) say(z.prettifyError(error));

    // All encyclopedia categories share one search field, so their names must not collide.
    const scope = isEntry(kind) ? 'encyclopedia' : kind;
    for (const each of [name.toLowerCase(), ...facet.aliases(card as never)]) {
      const other = names.get(`${scope} ${each}`);
      if (other !== undefined) say(other === name ? `'${each}' is there twice` : `'${each}' also names ${other}`);
      names.set(`${scope} ${each}`, name);
    }
    for (const [what, text, least, most] of facet.prose(card as never)) {
      const words = wordCount(text);
      if (words < least || words > most) say(`${what} has ${words} words instead of ${least} to ${most}`);
      for (const { place } of namedPlaces(text))
        if (!parsePassage(place)) say(`${what} names ${place}, which does not exist`);
      for (const link of linksIn(text))
        if (!titles.has(link.toLowerCase())) say(`${what} links to [[${link}]], which no card is called`);
      if (hasRawBrackets(text, kind)) say(`${what} has brackets that are shown as they stand`);
      // A list of names reads the same in a fact and in the card that says more.
      for (const run of kind === 'facts' ? [] : runsOf(text)) {
        const other = runs.get(run);
        if (other !== undefined && other !== name) say(`${what} repeats ${other}: “${run}”`);
        runs.set(run, name);
      }
    }
    for (const { strongs, word, meaning } of insightsOf(card)) {
      if (hasRawBrackets(meaning, kind)) say(`${strongs} has brackets that are shown as they stand`);
      const lemma = lexicon[strongs]?.lemma;
      if (lemma?.normalize('NFC') !== word.normalize('NFC'))
        say(`${strongs} is ${lemma ?? 'in no lexicon'}, not ${word}`);
    }
  }
  return [...new Set(problems)];
}

/** Of an entry of the encyclopedia. Others have none. */
const insightsOf = (card: unknown) =>
  Object.values((card as Partial<EncyclopediaCard>).insights ?? {}).filter((insight) => insight !== undefined);
