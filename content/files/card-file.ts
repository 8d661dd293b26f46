import { parsedCard, type Parsed } from './parsed.ts';

/** What the text of a card is, by the headings it stands under; what has none stands first. */
export interface CardText {
  readonly lead?: string;
  readonly headings: Readonly<Record<string, string>>;
}

const ofSection = 'Section: ';
const scripturesFirst = /^Scriptures: (.+)\n+/;

/**
 * The value of a card's file: what stands above its text, and its text by what it is. Of a study, each section has its
 * passages in its first line.
 * @throws Unreadable
 */
export function readCard(text: string, { lead, headings }: CardText): Parsed {
  const { front, lead: first, sections, lineOfHeading } = parsedCard(text);
  const fieldOf = (heading: string): string => headings[heading] ?? heading;
  const studied = sections.filter(({ heading }) => heading.startsWith(ofSection));
  const value = {
    ...(front.value as object),
    ...(first !== '' && { [lead ?? 'text without a heading']: first }),
    ...Object.fromEntries(
      sections.flatMap((section) =>
        studied.includes(section) ? [] : [[fieldOf(section.heading), section.text] as const],
      ),
    ),
    ...(studied.length > 0 && {
      sections: studied.map(({ heading, text: said }) => ({
        heading: heading.slice(ofSection.length),
        teaching: said.replace(scripturesFirst, ''),
        scriptures: scripturesFirst.exec(said)?.[1]?.split('; ') ?? [],
      })),
    }),
  };
  return {
    value,
    lineOf: (path) => {
      const [field, place] = path;
      const section =
        field === 'sections' ? studied[Number(place)] : sections.find(({ heading }) => fieldOf(heading) === field);
      return section ? lineOfHeading(section.heading) : front.lineOf(path);
    },
  };
}
