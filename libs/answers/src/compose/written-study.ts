import { formatReference } from '@berea/scripture';
import type { AnswerSource, LongRead } from '@berea/validation';
import type { StudyDraft } from '../author.ts';
import { sourcesOf } from './attribution.ts';
import type { AnnotatedVerse } from './gathered.ts';
import { capital, chooserOf, cited, listed, sentences, type Choose } from './phrasing.ts';
import { mention, type Quotation } from './quotations.ts';
import { sectionOf, titleOf, type Part } from './study-section.ts';
import { petitionsFrom, questionOn } from './study-voice.ts';
import { once } from './voice.ts';

/** The material of a study: its sections, and what we already have on the subject. */
export interface Outline {
  /** As typed: 'jealousy', 'Romans 8'. */
  readonly topic: string;
  readonly title: string;
  /** Our own text on the subject, used as the start of the introduction. */
  readonly opening?: string;
  readonly parts: readonly Part[];
  /** The words that describe the subject. */
  readonly asked: readonly string[];
  readonly confidence: 'high' | 'low';
  readonly sources?: readonly AnswerSource[];
  /** The passage that opens the introduction; the first one by default. */
  readonly best?: AnnotatedVerse;
  /** A sentence on how the passages were selected. */
  readonly found: string;
}

/** The minimum and maximum number of sections. */
export const [fewestParts, mostParts] = [3, 4];

/** Writes a study from an outline, which must have at least `fewestParts` sections. */
export function writtenStudy(outline: Outline): StudyDraft {
  const { title, parts, asked, confidence, topic } = outline;
  const choose = chooserOf(topic);
  const quotations: Quotation[] = [];
  const sections = parts.map((part, index) =>
    sectionOf(
      choose,
      {
        ...part,
        heading: parts.findIndex(({ heading }) => heading === part.heading) < index ? undefined : part.heading,
      },
      { asked, index, of: parts.length, quotations },
    ),
  );
  const leads = parts.map(({ lead }) => lead);
  return {
    title,
    introduction: introduction(choose, outline, quotations),
    sections,
    reflectionQuestions: questionsOn(choose, leads, asked, quotations),
    concludingPrayer: prayer(choose, parts, asked),
    suggestedLongReads: longReads(choose, leads),
    signature: {
      writer: 'library',
      sources: [
        ...(outline.sources ?? []),
        ...sourcesOf(
          parts.flatMap(({ lead, beside }) => [lead, ...beside.slice(0, 3)]),
          quotations,
        ),
      ],
      confidence,
      quotations: quotations.flatMap(({ quoted, note }) => [quoted, note.text]),
    },
  };
}

function introduction(
  choose: Choose,
  { opening, parts, asked, confidence, found, best }: Outline,
  quotations: readonly Quotation[],
): string {
  const [first, last] = [parts[0]!.lead, parts.at(-1)!.lead];
  const names = [...new Set(quotations.map(({ note }) => note.name))];
  return sentences(
    opening,
    opening
      ? undefined
      : choose('hook', [
          `Listen to a first quotation: ${mention(best ?? first, asked)}.`,
          `Keep one line in mind through all of it: ${mention(best ?? first, asked)}.`,
          `Two sentences mark out the ground: ${mention(best ?? first, asked)} and ${mention(best === last ? first : last, asked)}.`,
        ]),
    choose('way', [
      `The way leads from ${cited(first.reference)} to ${cited(last.reference)}, in ${spelled(parts.length)} parts.`,
      `There are ${spelled(parts.length)} parts, the first on ${cited(first.reference)} and the last on ${cited(last.reference)}.`,
    ]),
    found,
    names.length > 0
      ? choose('quotations', [
          `What stands in quotation marks and is not scripture is by ${listed(names)}.`,
          `${listed(names)} ${names.length > 1 ? 'are' : 'is'} quoted by name; the words between are there to lead from one passage to the next.`,
        ])
      : undefined,
    confidence === 'low'
      ? 'The sources say little that is directly on this matter, so take the study as a beginning and judge the fit of each passage yourself.'
      : undefined,
    choose('how', once.how),
  );
}

const spelled = (count: number): string => ['no', 'one', 'two', 'three', 'four', 'five', 'six'][count] ?? String(count);

function questionsOn(
  choose: Choose,
  leads: readonly AnnotatedVerse[],
  asked: readonly string[],
  quotations: readonly Quotation[],
): string[] {
  const [first, last] = [leads[0]!, leads.at(-1)!];
  const own = leads.map((lead) => questionOn(choose, lead, asked));
  const quotation = quotations[quotations.length > 1 ? 1 : 0];
  const pair = choose('two', [
    `Lay ${cited(first.reference)} and ${cited(last.reference)} side by side: what does each say that the other does not?`,
    `Which of the two would you rather have been there to hear, ${cited(first.reference)} or ${cited(last.reference)}, and why?`,
  ]);
  const heard =
    quotation &&
    choose('quotation', [
      `What in ${quotation.note.name}’s remark on ${cited(quotation.note.passage)} would you underline, and what would you question?`,
      `Would ${quotation.note.name} say the same about ${cited(quotation.note.passage)} today, and would you?`,
    ]);
  return [...own, choose('pair or quotation', [pair, heard ?? pair]), choose('friend', once.friend)];
}

function prayer(choose: Choose, parts: readonly Part[], asked: readonly string[]): string {
  const leads = parts.map(({ lead }) => lead);
  const own = petitionsFrom(choose, [...leads, ...parts.flatMap(({ beside }) => beside.slice(0, 2))], asked);
  return sentences(
    choose('address', once.address),
    ...(own.length > 0
      ? own
      : [
          `Let us not forget what we read in ${listed(leads.map(({ reference }) => cited(reference)))}, and let it do its work in us.`,
        ]),
    choose('close', once.close),
  );
}

function longReads(choose: Choose, leads: readonly AnnotatedVerse[]): LongRead[] {
  const chapters = new Map(leads.map((lead) => [`${lead.book.id} ${lead.chapter}`, lead]));
  return [...chapters.values()].slice(0, 2).map((lead) => {
    const chapter = formatReference({ book: lead.book, chapter: lead.chapter });
    const title = titleOf(lead);
    return {
      title: title && title.length <= 70 ? capital(title) : `The whole of ${cited(chapter)}`,
      booksToRead: chapter,
      explanation: choose('long read', [
        `${cited(lead.reference)} is only a part of it; read the whole chapter in one sitting.`,
        `Read ${cited(chapter)} from its first verse, and see where ${cited(lead.reference)} falls in it.`,
      ]),
    };
  });
}
