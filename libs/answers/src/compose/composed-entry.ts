import { covers, defaultVersionId, parseReference, positionOf, type Book } from '@berea/scripture';
import type { AnswerSource } from '@berea/validation';
import { ours } from '@berea/content';
import { foldTopicName, sentencesOf, termsOf } from '@berea/search/text';
import { oneEdit, queryTerms, type LexiconWord, type Topic, type TopicHeading } from '@berea/search';
import type { EntryDraft } from '../author.ts';
import { verseReference } from '../passages.ts';
import { sourcesOf } from './attribution.ts';
import { askedPlaces, foundAt, annotate, type AnnotatedVerse } from './gathered.ts';
import { insightsFrom } from './insights.ts';
import { withPlace, type Library } from './material.ts';
import { passageEntry } from './passage-entry.ts';
import { capital, chooserOf, cited, listed, paragraphs, sentences, type Choose } from './phrasing.ts';
import { mention, quoteCommentary, withWords, type Quotation } from './quotations.ts';
import { plainName } from './themes.ts';

const [mostKeys, mostHeadings] = [8, 5];

/**
 * Composes an entry for a term without a card, from the topical Bible, the dictionaries and the commentaries.
 * @returns undefined when they have nothing on the term
 */
export async function composedEntry(library: Library, term: string): Promise<EntryDraft | undefined> {
  const {
    existing: [place],
    missing,
    rest,
  } = askedPlaces(term);
  if (place) return await passageEntry(library, place);
  if (missing.length > 0) return rest.length < 2 ? undefined : await composedEntry(library, rest);
  const [topics, findings, words] = await Promise.all([
    library.topics(term, 1),
    library.search(term, { bibleId: defaultVersionId, limit: 12 }),
    library.lexicon(term.trim().split(/\s+/).at(-1) ?? term),
  ]);
  const [topic] = topics;
  // A name that is spelled quite differently is a suggestion, not the entry that was wanted.
  if (topic?.by === 'nearest' && !oneEdit(foldTopicName(term), foldTopicName(topic.title))) return undefined;
  if (!topic && findings.confidence !== 'high') return undefined;
  const references = keysOf(
    topic,
    findings.verses.map(({ reference }) => reference),
  );
  const texts = await library.passages(defaultVersionId, references);
  const found = findings.verses.map(withPlace);
  const verses = await annotate(
    library,
    references.flatMap((written) => {
      const place = verseReference(written);
      const passage = texts(written);
      const at =
        place &&
        passage &&
        (found.find(({ reference }) => reference === written) ?? foundAt(positionOf(place), passage.text));
      return at ? [{ ...at, text: passage!.text, reference: passage!.reference }] : [];
    }),
  );
  if (verses.length === 0) return undefined;
  return written({ term, topic, verses, asked: [...findings.words, ...queryTerms(term).weights.keys()], words });
}

interface Matter {
  readonly term: string;
  readonly topic: Topic | undefined;
  /** Key passages, best first. */
  readonly verses: readonly AnnotatedVerse[];
  readonly asked: readonly string[];
  readonly words: readonly LexiconWord[];
}

function written(matter: Matter): EntryDraft {
  const { term, topic, verses, asked, words } = matter;
  const choose = chooserOf(term);
  const quotations: Quotation[] = [];
  const title = topic ? plainName(topic.title) : capital(term.trim());
  const [lead, ...others] = verses;
  const quotation = quoteCommentary(choose, lead!, asked, 90);
  if (quotation) quotations.push(quotation);
  const second = others
    .filter(({ book, chapter }) => book !== lead!.book || chapter !== lead!.chapter)
    .map((verse) => quoteCommentary(choose, verse, asked, 60))
    .find((each) => each !== undefined);
  if (second) quotations.push(second);
  const insights = insightsFrom(words);
  return {
    title,
    category: topic ? 'Topics' : 'Found in the texts',
    summary: summaryOf(choose, title, matter),
    details: paragraphs(
      sentences(withWords(choose, lead!, asked), quotation?.sentence),
      ...(topic
        ? headingsOf(choose, topic, asked)
        : [sentences(...others.slice(0, 4).map((verse) => withWords(choose, verse, asked)))]),
      second && sentences(second.sentence),
      topic && topic.see.length > 0
        ? `See also ${listed(topic.see.slice(0, 6).map((each) => `[[${each}]]`))}.`
        : undefined,
    ),
    languageInsights: insights,
    historicalContext: contextOf(choose, title, topic, verses),
    keyScriptures: verses.slice(0, mostKeys).map(({ reference }) => reference),
    signature: {
      writer: 'library',
      sources: [
        ...(topic
          ? [{ name: 'Nave’s Topical Bible', gave: `the references and headings under “${topic.title}”` }]
          : []),
        ...sourcesOf(
          verses.map((verse) => ({ ...verse, headings: [] })),
          quotations,
        ).filter(({ name }) => name !== 'Our search of the texts' || !topic),
        ...(insights.hebrew || insights.greek
          ? [{ name: 'Strong’s Hebrew and Greek dictionaries', gave: 'the words of the original' }]
          : []),
        { name: 'Our own writing', gave: 'what is said of the books' } satisfies AnswerSource,
      ],
      confidence: topic && topic.by !== 'nearest' ? 'high' : 'low',
      quotations: [
        ...quotations.flatMap(({ quoted, note }) => [quoted, note.text]),
        ...(topic?.headings ?? []).map(({ heading }) => heading),
      ],
    },
  };
}

/**
 * Key passages: first those that are both in the topic and in the search results, then the first one under each
 * heading, then the remaining search results.
 */
function keysOf(topic: Topic | undefined, found: readonly string[]): string[] {
  const all = (topic?.headings ?? []).flatMap(({ references }) => references);
  const passages = all.filter(verseReference);
  const inTopic = found.filter((reference) => passages.some((each) => covers(each, reference)));
  const firsts = (topic?.headings ?? []).flatMap(({ references }) => references.slice(0, 1));
  return [
    ...new Set([
      ...inTopic,
      ...(inTopic.length < 4 ? firsts.slice(0, 6) : []),
      ...(topic ? [] : found),
      ...all.slice(0, mostKeys),
    ]),
  ].slice(0, mostKeys);
}

function summaryOf(choose: Choose, title: string, { topic, verses, asked }: Matter): string {
  const own = (topic?.headings ?? [])
    .map(({ heading }) => heading)
    .filter((heading) => heading !== '' && !/^instances of/i.test(heading) && heading.length <= 70);
  const names = own
    .slice(0, 3)
    .map((heading) =>
      /^[A-Z][a-z]+ (?:of|the|and|to|for|in|by|from)\b|^(?:A|An|The) /.test(heading)
        ? heading.charAt(0).toLowerCase() + heading.slice(1)
        : heading,
    );
  const places = (topic?.headings ?? []).reduce((sum, { references }) => sum + references.length, 0);
  return sentences(
    topic?.by === 'nearest' ? `There is no entry under this name; the nearest is ${title}.` : undefined,
    topic && names.length > 0
      ? choose('summary', [
          `Nave’s Topical Bible describes ${title} under these heads: ${names.join('; ')}.`,
          `What Nave’s Topical Bible brings together on ${title}: ${names.join('; ')}.`,
        ])
      : topic
        ? `Nave’s Topical Bible gathers ${places === 1 ? 'one passage' : `${places} passages`} under ${title}.`
        : `There is no entry on “${title}” in the topical Bible we use; these are the passages to which its words and their kin lead.`,
    `${choose('first', ['The first to read is', 'It can be heard in', 'A good beginning is'])} ${mention(verses[0]!, asked)}.`,
  );
}

/** The headings of the topic with their references, as running text. */
function headingsOf(choose: Choose, { title, headings: all }: Topic, asked: readonly string[]): string[] {
  // The term may be a part of the topic: 'ark of the covenant' in the topic 'ark'.
  const wanted = new Set(asked.flatMap(termsOf).filter((term) => !termsOf(title).includes(term)));
  const headings = all.toSorted(
    (one, other) =>
      Number(termsOf(other.heading).some((term) => wanted.has(term))) -
      Number(termsOf(one.heading).some((term) => wanted.has(term))),
  );
  const told = headings
    .filter(({ heading }) => heading !== '' && !/^instances of/i.test(heading))
    .slice(0, mostHeadings);
  const stories = headings.filter(({ heading }) => /^instances of/i.test(heading)).slice(0, 6);
  const more = headings.length - told.length - stories.length - headings.filter(({ heading }) => heading === '').length;
  const plain = headings.find(({ heading }) => heading === '');
  return [
    plain
      ? `${choose('plain', ['The passages most directly on it are', 'It is the matter of', `Passages on ${title} itself are`])} ${listed([...plain.references.slice(0, 6).map(cited), ...(plain.references.length > 6 ? [`${plain.references.length - 6} more`] : [])])}.`
      : '',
    sentences(...told.map((heading) => underHeading(choose, heading))),
    stories.length > 0
      ? `Examples: ${stories.map(({ heading, references }) => `${heading.replace(/^instances of\b[:. ]*(?:of )?/i, '')} (${references[0]})`).join('; ')}.`
      : '',
    more > 0 ? `${more} further ${more === 1 ? 'heading is' : 'headings are'} left out here.` : '',
  ];
}

const underHeading = (choose: Choose, { heading, references }: TopicHeading): string => {
  const shown = references.slice(0, 3).map(cited);
  const places = listed(references.length > 3 ? [...shown, `${references.length - 3} more`] : shown);
  return choose('under', [
    `On “${heading}”: ${places}.`,
    `“${heading}” is the matter of ${places}.`,
    `For “${heading}” see ${places}.`,
  ]);
};

/** When and for whom the book was written that has most of the passages, from our overviews. */
function contextOf(choose: Choose, title: string, topic: Topic | undefined, verses: readonly AnnotatedVerse[]): string {
  const books = topic
    ? topic.headings.flatMap(({ references }) => references.flatMap((each) => parseReference(each)?.book ?? []))
    : verses.map(({ book }) => book);
  const counts = new Map<Book, number>();
  for (const book of books) counts.set(book, (counts.get(book) ?? 0) + 1);
  const [most, next] = [...counts].toSorted(([, one], [, other]) => other - one);
  if (!most) return '';
  const [book, count] = most;
  const among = listed(
    [...counts.keys()].toSorted((one, other) => one.position - other.position).map(({ name }) => name),
  );
  if (next && next[1] === count)
    return counts.size <= 6
      ? `${capital(title)} is spoken of in ${among}.`
      : `${capital(title)} is spoken of in ${counts.size} books of the Bible.`;
  const { author, dateWritten } = ours('overviews')[book.id];
  const where =
    counts.size === 1
      ? `All that is said of ${title} stands in ${book.name}.`
      : choose('context', [
          `Of ${books.length} passages on ${title}, ${count} are in ${book.name}, more than in any other book.`,
          `${book.name} has more on ${title} than any other book: ${count} of ${books.length} passages.`,
        ]);
  return sentences(where, `On who wrote ${book.name}: ${sentencesOf(author)[0]}`, `On its date: ${dateWritten}`);
}
