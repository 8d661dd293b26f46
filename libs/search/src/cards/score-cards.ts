import { stopWords, templateWords } from '../template-words.ts';
import { askedWords } from '../phrasings/asked-words.ts';
import { PhrasingIndex } from '../phrasings/phrasing-index.ts';
import type { Meaning } from '../meaning/encoder.ts';
import { cardsMeant } from '../meaning/learned-meanings.ts';
import { findableTexts, type AnyCard, type Cards, type FindableText } from './all-cards.ts';
import { FieldedIndex } from './fielded-index.ts';

/** A card that was found. */
export interface FoundCard {
  readonly card: AnyCard;
  /** By its words, and what they mean; from 0 to 1, and 1 is the card's own name. */
  readonly score: number;
  /** By its words alone. */
  readonly words: number;
  /** How likely the text means this card; 0 where meanings are not compared, or where it rather asks for a fact. */
  readonly meant: number;
}

const fieldWeights = { names: 2, topics: 2, body: 1 };
/** What the best single wording counts, beside all fields together. */
const namedWeight = 0.6;

const weightOf = (word: string): number => (stopWords.has(word) ? 0.08 : templateWords.has(word) ? 0.4 : 1);

interface Index {
  readonly cards: readonly FindableText[];
  readonly phrasings: PhrasingIndex<FindableText>;
  readonly fields: FieldedIndex;
}
const indexes = new WeakMap<Cards, Index>();

function indexOf(all: Cards): Index {
  const known = indexes.get(all);
  if (known) return known;
  const cards = findableTexts(all);
  const index: Index = {
    cards,
    phrasings: new PhrasingIndex(
      cards.map((card) => ({ item: card, texts: card.names })),
      askedWords,
      weightOf,
    ),
    fields: new FieldedIndex(
      cards.map(({ names, topics, body }) => [
        { terms: contentTerms(names.join(' ')), weight: fieldWeights.names },
        { terms: contentTerms(topics.join(' ')), weight: fieldWeights.topics },
        { terms: contentTerms(body), weight: fieldWeights.body },
      ]),
    ),
  };
  indexes.set(all, index);
  return index;
}

const contentTerms = (text: string): string[] =>
  askedWords(text)
    .filter(({ word }) => !stopWords.has(word))
    .map(({ term }) => term);

/** The likeness of a wording that stands whole in a longer text. */
const contained = 0.8;
/** What a word counts that no wording of a card has. */
const unknown = 0.5;

/** How many of the best cards are compared once more, with the order of the words. */
const comparedInOrder = 12;
/** What the order of words counts: 'my wife cheated on me' is not 'I cheated on my wife'. */
const orderWeight = 0.12;
/** Where a question and an objection fit alike, the question answers. */
const questionBonus = 0.01;

/** What the meaning of a text counts beside its words. */
const meantWeight = 0.4;

/**
 * The cards of every kind that are nearest to a text, best first: by the wording that is most like it, by all their
 * words, by the order of the words, and by what the text means. The cards are indexed once and must not be changed
 * afterwards.
 */
export function findCards(text: string, all: Cards, most: number, meaning?: Meaning): FoundCard[] {
  const { cards, phrasings, fields } = indexOf(all);
  const asked = askedWords(text);
  const named = new Map(
    phrasings.like(text, cards.length, { contained, unknown }).map(({ item, score }) => [item, score]),
  );
  const shares = fields.shares(
    new Map(
      asked
        .filter(({ word }) => !stopWords.has(word))
        .map(({ word, term }) => [term, templateWords.has(word) ? 0.4 : 1]),
    ),
  );
  const likely = meaning ? cardsMeant(meaning) : [];
  const asksForFact = likely.find(({ card }) => card === '')?.share ?? 0;
  const meant = new Map(likely.flatMap(({ card, share }) => (share > asksForFact ? [[card, share] as const] : [])));
  const terms = asked.map(({ term }) => term);
  return cards
    .map((card, number) => {
      const [name, share] = [named.get(card) ?? 0, shares[number]!];
      const { kind, card: own } = card.card;
      const isMeant = kind === 'question' || kind === 'objection';
      return {
        card,
        words: namedWeight * name + (1 - namedWeight) * share,
        meant: isMeant ? (meant.get(own.id) ?? 0) : 0,
      };
    })
    .toSorted((one, other) => valueOf(other) - valueOf(one))
    .slice(0, comparedInOrder)
    .map(({ card, words, meant: own }) => {
      const inOrder = Math.max(
        ...card.names.map((name) =>
          orderLikeness(
            terms,
            askedWords(name).map(({ term }) => term),
          ),
        ),
      );
      const bonus = card.card.kind === 'question' ? questionBonus : 0;
      const found = { words: (1 - orderWeight) * words + orderWeight * inOrder + bonus, meant: own };
      return { card: card.card, ...found, score: valueOf(found) };
    })
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most);
}

const valueOf = ({ words, meant }: Pick<FoundCard, 'words' | 'meant'>): number => words + meantWeight * meant;

/** How many pairs of neighbouring words two phrases share: 1 for the same phrase. */
function orderLikeness(one: readonly string[], other: readonly string[]): number {
  const [mine, theirs] = [pairsOf(one), pairsOf(other)];
  const shared = [...mine].filter((pair) => theirs.has(pair)).length;
  return (2 * shared) / (mine.size + theirs.size);
}

const pairsOf = (terms: readonly string[]): Set<string> =>
  new Set(['^', ...terms].map((term, place) => `${term} ${terms[place] ?? '$'}`));
