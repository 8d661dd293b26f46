import { formatReference, type Reference } from '@berea/scripture';
import { templateWords, plainWords } from '@berea/search/text';
import { openingOf } from '../asked/opening-of.ts';
import type { AnswerDraft, AuthorRequest } from '../author.ts';
import { noAnswer } from '../nothing-found.ts';
import { relevanceFor } from './relevance.ts';
import { askedPlaces, gather, type AskedPlaces, type AnnotatedVerse } from './gathered.ts';
import type { Library } from './material.ts';
import { passageVerses } from './passage-verses.ts';
import { capital, chooserOf, cited, listed, paragraphs, sentences, type Choose } from './phrasing.ts';
import { contribution, sourcesOf } from './attribution.ts';
import { mention, setting, quoteCommentary, withWords, type Quotation } from './quotations.ts';
import { familyNames, headingName, themesOf, type Theme } from './themes.ts';

const limit = 12;

/**
 * Composes an answer to a question that names a passage: its verses and those that explain it, grouped by theme, and what
 * commentators say on them.
 */
export async function composedAnswer(library: Library, { text, versionId }: AuthorRequest): Promise<AnswerDraft> {
  const places = askedPlaces(text);
  const [passage, found] = await Promise.all([
    passageVerses(library, places.existing, versionId),
    gather(library, searchText(text, places), { bibleId: versionId, limit }),
  ]);
  const { findings } = found;
  // A question that names a passage is about that passage: once enough verses explain it, the other words of the
  // question are ignored.
  const others =
    findings.confidence === 'none' || passage.length > 4
      ? []
      : found.verses.filter(({ reference }) => !passage.some((own) => own.reference === reference));
  const verses = [...passage, ...others].slice(0, limit + passage.length);
  if (verses.length === 0) return withMissing(noAnswer(text), places.missing);

  const choose = chooserOf(text);
  const { asked } = found;
  const themes = themesOf(verses, 4);
  const quotations: Quotation[] = [];
  const body = themes.map((theme, index) => paragraphOf(choose, theme, { asked, first: index === 0, quotations }));
  const low = passage.length === 0;
  return {
    question: text,
    summary: sentences(
      places.missing.length > 0
        ? `${listed(places.missing)}, so part of what was asked about does not exist.`
        : undefined,
      places.existing[0] && openingOf(formatReference(places.existing[0])),
      ...summary(places.existing.length > 0 ? verses : mostRelevant(verses, asked), {
        asked,
        places: places.existing,
      }),
    ),
    plainEnglishExplanation: paragraphs(...body),
    references: verses.map((verse, index) => ({
      scripture: verse.reference,
      why:
        index < places.existing.length && passage.length > index
          ? 'The passage that was asked about.'
          : contribution(choose, verse, asked, quotations, passage[0]),
    })),
    outcome: 'passages',
    signature: {
      writer: 'library',
      sources: sourcesOf(verses, quotations),
      confidence: low ? 'low' : 'high',
      quotations: quotations.flatMap(({ quoted, note }) => [quoted, note.text]),
    },
  };
}

/** The text to search for. If the question names passages, it consists of the other content words only. */
const searchText = (text: string, { existing, rest }: AskedPlaces): string =>
  existing.length === 0
    ? text
    : plainWords(rest)
        .filter((word) => !templateWords.has(word))
        .join(' ');

/** The best verses, those that suit an answer on their own first. */
function mostRelevant(verses: readonly AnnotatedVerse[], asked: readonly string[]): AnnotatedVerse[] {
  const fit = relevanceFor(asked, 0.4);
  return verses.slice(0, 8).toSorted((one, other) => fit(other) - fit(one));
}

interface Summarised {
  readonly asked: readonly string[];
  readonly places: readonly Reference[];
}

function summary(verses: readonly AnnotatedVerse[], { asked, places }: Summarised): string[] {
  const own = verses.slice(0, 3).map((verse) => mention(verse, asked));
  return places.length > 0
    ? [
        `${cited(formatReference(places[0]!))} is read here beside the passages that explain it. Its own words come first: ${own[0]}.`,
        own.length > 1 ? `Nearest to it ${own.length > 2 ? 'stand' : 'stands'} ${listed(own.slice(1))}.` : '',
      ]
    : [`These passages may help: ${own.join('; ')}.`];
}

interface ParagraphContext {
  readonly asked: readonly string[];
  readonly first: boolean;
  readonly quotations: Quotation[];
}

/** A paragraph on a theme: its best verse in context, a commentator's remark, and what the other verses add. */
function paragraphOf(
  choose: Choose,
  { heading, family, verses }: Theme,
  { asked, first, quotations }: ParagraphContext,
): string {
  const [lead, ...others] = verses;
  const name = heading ? `“${headingName(heading)}”` : familyNames[family];
  const open = heading
    ? choose('by heading', [
        `Nave’s Topical Bible gathers some of these passages under ${name}.`,
        `One thread runs under the heading ${name} in Nave’s Topical Bible.`,
        `Several of the passages share a heading in Nave’s Topical Bible, ${name}.`,
      ])
    : first
      ? choose('by family, first', [`The closest passage is in ${name}.`, `The best place to begin is in ${name}.`])
      : choose('by family', [
          `${capital(name)} ${verses.length > 1 ? 'come back to it more than once' : 'have a word on it as well'}.`,
          `Then there are ${name}.`,
          `Turn to ${name} and it sounds like this.`,
        ]);
  const quotation = verses
    .slice(0, 3)
    .map((verse) => quoteCommentary(choose, verse, asked, first ? 75 : 50, quotations))
    .find((each) => each !== undefined);
  if (quotation) quotations.push(quotation);
  const rest = others.slice(0, 3).map((verse) => withWords(choose, verse, asked));
  return sentences(
    open,
    withWords(choose, lead!, asked),
    first ? setting(choose, lead!) : undefined,
    quotation?.sentence,
    ...rest,
  );
}

/** Adds to an empty answer which references do not exist. */
const withMissing = (draft: AnswerDraft, missing: readonly string[]): AnswerDraft =>
  missing.length === 0
    ? draft
    : { ...draft, summary: `${listed(missing)}: what was asked about does not exist. ${draft.summary}` };
