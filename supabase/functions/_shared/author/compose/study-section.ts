import type { SectionDraft } from '../author.ts';
import type { Studied } from './gathered.ts';
import { capital, cited, paragraphs, sentences, type Choose } from './phrasing.ts';
import { setting, quoteCommentary, withWords, type Quotation } from './quotations.ts';
import { adviceOn } from './study-voice.ts';
import { inMarks, inner, quotable } from './verse-words.ts';

/** What a section is about: one passage in its setting, and others beside it. */
export interface Part {
  /** Undefined: words of the passage stand over it. */
  readonly heading: string | undefined;
  readonly lead: Studied;
  readonly beside: readonly Studied[];
}

interface Telling {
  readonly asked: readonly string[];
  readonly index: number;
  readonly of: number;
  /** Takes up what is quoted. */
  readonly quotations: Quotation[];
}

/** A section: the passage in its setting and its own words, what a commentator sees in it, how to read it, and what stands beside it. */
export function sectionOf(
  choose: Choose,
  { heading, lead, beside }: Part,
  { asked, index, of, quotations }: Telling,
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

/** Words of the passage, if they are few; otherwise what its part of the chapter is about. */
function headingFrom(lead: Studied, asked: readonly string[]): string {
  const words = quotable(lead.text, [...asked, ...lead.words], 9);
  if (words.split(' ').length <= 10 && !/-\d+$/.test(lead.reference)) return inMarks(capital(words));
  const title = titleOf(lead);
  return title && title.length <= 70 ? title : cited(lead.reference);
}

/** What the chapter's outline calls the part a passage stands in. */
export const titleOf = ({ point }: Studied): string | undefined => point && inner(point.title.replace(/[.;,\s]+$/, ''));

function entrance(choose: Choose, lead: Studied, index: number, of: number): string {
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
  many === 1
    ? choose('bridge, one', [
        'Put another verse beside it.',
        'Another passage belongs with it.',
        'It does not stand alone.',
      ])
    : choose('bridge', [
        'Two other passages belong with it.',
        'It does not stand alone; read on in two other places.',
        'Hear two more quotations.',
      ]);
