import type { SectionDraft } from '../author.ts';
import type { Studied } from './gathered.ts';
import { capital, cited, paragraphs, sentences, type Choose } from './phrasing.ts';
import { setting, spoken, withWords, type Spoken } from './speaking-of.ts';
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
  readonly voices: Spoken[];
}

/** A section: the passage in its setting and its own words, what a commentator sees in it, how to read it, and what stands beside it. */
export function sectionOf(
  choose: Choose,
  { heading, lead, beside }: Part,
  { asked, index, of, voices }: Telling,
): SectionDraft {
  const voice = spoken(choose, lead, asked, 85, voices);
  if (voice) voices.push(voice);
  const supporting = beside.slice(0, 2);
  const second = supporting[0] && !voice ? spoken(choose, supporting[0], asked, 70, voices) : undefined;
  if (second) voices.push(second);
  return {
    heading: heading ?? headingFrom(lead, asked),
    teachingText: paragraphs(
      sentences(
        entrance(choose, lead, index, of),
        heading === titleOf(lead) ? undefined : setting(choose, lead),
        withWords(choose, lead, asked),
        voice ? undefined : adviceOn(choose, lead, asked),
      ),
      voice && sentences(voice.sentence, adviceOn(choose, lead, asked)),
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
        'Hear two more voices.',
      ]);
