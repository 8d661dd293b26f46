import { shownReference } from '@berea/scripture';
import type { SectionDraft } from '../author.ts';
import type { AnnotatedVerse } from './gathered.ts';
import { capital, cited, paragraphs, sentences, type Choose } from './phrasing.ts';
import { setting, quoteCommentary, withWords, type Quotation } from './quotations.ts';
import { adviceOn } from './study-voice.ts';
import { inMarks, inner, quotable } from './verse-words.ts';
import { once } from './voice.ts';

/** The material of a study section: a lead passage, and supporting passages. */
export interface Part {
  /** If undefined, the heading is a quotation from the lead passage. */
  readonly heading: string | undefined;
  readonly lead: AnnotatedVerse;
  readonly beside: readonly AnnotatedVerse[];
}

interface SectionContext {
  readonly asked: readonly string[];
  readonly index: number;
  readonly of: number;
  /** The quotations of the study so far; those of this section are added. */
  readonly quotations: Quotation[];
}

/**
 * Writes a section: the lead passage in context, a quotation of it, a commentator's remark, advice for reading, and the
 * supporting passages.
 */
export function sectionOf(
  choose: Choose,
  { heading, lead, beside }: Part,
  { asked, index, of, quotations }: SectionContext,
): SectionDraft {
  const quotation = quoteCommentary(choose, lead, asked, 85, quotations);
  if (quotation) quotations.push(quotation);
  const supporting = beside.slice(0, 2);
  const second =
    supporting[0] && !quotation ? quoteCommentary(choose, supporting[0], asked, 70, quotations) : undefined;
  if (second) quotations.push(second);
  return {
    heading: heading ?? headingFrom(lead, asked),
    teachingText: paragraphs(
      sentences(
        entrance(choose, lead, index, of),
        heading === titleOf(lead) ? undefined : setting(choose, lead),
        withWords(choose, lead, asked),
        quotation ? undefined : adviceOn(choose, lead, asked),
      ),
      quotation && sentences(quotation.sentence, adviceOn(choose, lead, asked)),
      supporting.length > 0
        ? sentences(
            bridge(choose, supporting.length),
            ...supporting.map((verse) => withWords(choose, verse, asked)),
            second?.sentence,
          )
        : undefined,
    ),
    scriptures: [lead, ...beside.slice(0, 3)].map(({ reference }) => reference),
  };
}

/** A short quotation from the passage; if it is too long, the title of the passage in the chapter outline. */
function headingFrom(lead: AnnotatedVerse, asked: readonly string[]): string {
  const words = quotable(lead.text, [...asked, ...lead.words], 9);
  if (words.split(' ').length <= 10 && !/-\d+$/.test(lead.reference)) return inMarks(capital(words));
  const title = titleOf(lead);
  return title && title.length <= 70 ? title : shownReference(lead.reference);
}

/** The title of the passage in the chapter outline. */
export const titleOf = ({ point }: AnnotatedVerse): string | undefined =>
  point && inner(point.title.replace(/[.;,\s]+$/, ''));

function entrance(choose: Choose, lead: AnnotatedVerse, index: number, of: number): string {
  const place = cited(lead.reference);
  if (index === 0)
    return choose('entrance, first', [
      `Begin with ${place}.`,
      `${place} is a good place to start.`,
      `Open the Bible at ${place} and read a little before and after it.`,
    ]);
  if (index === of - 1)
    return choose('entrance, last', [
      `The last passage is ${place}.`,
      `End with ${place}.`,
      `One more passage, ${place}, closes the circle.`,
    ]);
  return choose('entrance', [
    `Turn next to ${place}.`,
    `${place} comes at it from another side.`,
    `The next passage is ${place}.`,
    `Now read ${place}.`,
  ]);
}

const bridge = (choose: Choose, many: number): string =>
  many === 1 ? choose('bridge, one', once.bridgeToOne) : choose('bridge', once.bridge);
