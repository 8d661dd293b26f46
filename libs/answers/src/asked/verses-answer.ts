import { formatReference, placeAt } from '@berea/scripture';
import type { AnyCard, FoundCard } from '@berea/search';
import type { NearCard } from '@berea/validation';
import type { AnswerDraft, AuthorRequest } from '../author.ts';
import { contribution, sourcesOf } from '../compose/attribution.ts';
import { annotate, foundAt, gather, type AnnotatedVerse } from '../compose/gathered.ts';
import type { Found, Library } from '../compose/material.ts';
import { chooserOf, cited, listed, sentences } from '../compose/phrasing.ts';
import type { Quotation } from '../compose/quotations.ts';
import { openingOf } from './opening-of.ts';
import { rankedPassages } from './ranked-passages.ts';

/** How many passages are returned at least, where as many are found. */
const wanted = 10;
/** Verses of the search that are ranked together with the passages of cards. */
const ranked = 40;
/** Passages that the answer itself names. */
const named = 3;

/** Verses that were half remembered. */
interface Recalled {
  readonly positions: readonly number[];
  /** Whether they have the words; otherwise they say the same in others. */
  readonly certain: boolean;
}

/** The verses that were half remembered, and what is near them. */
export async function answerOfQuotation(
  library: Library,
  { text, versionId }: AuthorRequest,
  { positions: quoted, certain }: Recalled,
  nearest: readonly NearCard[],
): Promise<AnswerDraft> {
  const near = (await library.explaining(quoted[0]!)).filter((position) => !quoted.includes(position));
  const positions = [...quoted, ...near].slice(0, wanted);
  const references = positions.map((position) => formatReference(placeAt(position)!));
  const texts = await library.passages(versionId, references);
  const [place = '', ...others] = references.slice(0, quoted.length).map(cited);
  const stored = texts(references[0]!);
  return {
    question: text,
    summary: sentences(
      certain ? undefined : 'This may be the verse that you have in mind.',
      openingOf(references[0]!),
      stored ? `${place}: “${stored.text.replaceAll(/[“”"]/g, '’')}”` : `${place} has these words.`,
      others.length > 0 ? `${listed(others)} ${others.length > 1 ? 'have' : 'has'} them as well.` : undefined,
    ),
    plainEnglishExplanation: '',
    references: references.map((scripture, index) => ({
      scripture,
      why:
        index < quoted.length
          ? certain
            ? 'It has the words you remember.'
            : 'It may be the verse that you have in mind.'
          : `Cross-references lead here from ${cited(references[0]!)}.`,
    })),
    outcome: 'quotation',
    nearest: [...nearest],
    signature: {
      writer: 'library',
      sources: [{ name: 'Our search of the texts', gave: 'the verse, and what is near it' }],
      confidence: 'high',
      quotations: stored ? [stored.text] : [],
    },
  };
}

/** What is known beside the search before passages are chosen. */
interface Passages {
  /** Verses that share most words with what was asked. */
  readonly first: readonly number[];
  /** Cards whose passages are likely to help. */
  readonly cards: readonly Pick<FoundCard, 'card' | 'score'>[];
  readonly nearest: readonly NearCard[];
  readonly opening: Opening;
}

/**
 * How the passages are introduced: those of a request for verses, those among which a remembered verse may be, and those
 * after a story that no card fits, and those where we have no answer of our own, with what the nearest card says in short where one is near enough.
 */
type Opening =
  | { readonly kind: 'verses' | 'remembered' | 'story' }
  | { readonly kind: 'nothing'; readonly nearest: Extract<AnyCard, { readonly kind: 'question' }> | undefined };

function introduced(opening: Opening, references: readonly string[]): string {
  const [first, ...others] = references;
  switch (opening.kind) {
    case 'verses':
      return `These passages may help: ${listed(references)}.`;
    case 'remembered':
      return `You may be thinking of ${first}.${others.length > 0 ? ' Others that come near are below.' : ''}`;
    case 'story':
      return sentences(
        'We have no answer of our own to this; a friend or a pastor who hears the whole of it can say more than a page.',
        `These passages have helped others on hard days: ${listed(references)}.`,
      );
    case 'nothing':
      return sentences(
        'We have no answer of our own to this.',
        opening.nearest && `The nearest is “${opening.nearest.title}”: ${opening.nearest.card.summary}`,
        `These passages may help: ${listed(references)}.`,
      );
  }
}

/** Passages that may help, where we have no answer of our own; undefined when none is found. */
export async function answerOfPassages(
  library: Library,
  { text, versionId }: AuthorRequest,
  { first, cards, nearest, opening }: Passages,
): Promise<AnswerDraft | undefined> {
  const { asked, verses, findings } = await gather(library, text, { bibleId: versionId, limit: ranked }, 0);
  const found = findings.confidence === 'none' ? [] : verses;
  const positions = [...new Set([...first, ...rankedPassages(found, cards)])].slice(0, wanted);
  const all = await versesAt(library, versionId, positions, found);
  if (all.length === 0) return undefined;
  const choose = chooserOf(text);
  const quotations: Quotation[] = [];
  const references = all.map((verse) => ({
    scripture: verse.reference,
    why: contribution(choose, verse, asked, quotations),
  }));
  return {
    question: text,
    summary: introduced(
      opening,
      references.slice(0, named).map(({ scripture }) => cited(scripture)),
    ),
    plainEnglishExplanation: '',
    references,
    outcome: 'passages',
    nearest: [...nearest],
    signature: {
      writer: 'library',
      sources: sourcesOf(all, quotations),
      confidence: 'low',
      quotations: quotations.flatMap(({ quoted, note }) => [quoted, note.text]),
    },
  };
}

/** Verses at positions, with commentary: as they were found, or read from the version. */
async function versesAt(
  library: Library,
  versionId: string,
  positions: readonly number[],
  found: readonly Found[],
): Promise<AnnotatedVerse[]> {
  const known = new Map(found.map((verse) => [verse.position, verse]));
  const missing = positions.filter((position) => !known.has(position));
  const references = new Map(missing.map((position) => [position, formatReference(placeAt(position)!)]));
  const texts = missing.length === 0 ? undefined : await library.passages(versionId, [...references.values()]);
  return annotate(
    library,
    positions.flatMap(
      (position) => known.get(position) ?? foundAt(position, texts?.(references.get(position)!)?.text ?? '') ?? [],
    ),
  );
}
