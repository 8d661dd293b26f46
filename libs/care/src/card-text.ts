/**
 * The text of a care card in the prose field of an answer (`plainEnglishExplanation`, `deeperExplanation`, `details`),
 * which has no fields for sections. It is Markdown that reads well as plain text: a heading for each section, its
 * paragraphs, and a paragraph for each passage that starts with the reference. The prayer is the last section. Screens
 * read it back to set the verses beside their sections.
 */

/** A passage of a card, and why it was picked. */
export interface CardPassage {
  readonly scripture: string;
  readonly why: string;
}

/** A section of a card. */
export interface CardSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly passages: readonly CardPassage[];
}

/** The heading of the prayer, which is the last section of a card. */
export const prayerHeading = 'A prayer';

const headingMark = '### ';
const passage = /^((?:[1-3] )?[A-Z][A-Za-z ]+ \d+:\d+(?:-\d+)?): (.+)$/s;

/** Writes a section without its heading: its paragraphs, then its passages, each with the reason for it. */
export const sectionText = ({ paragraphs, passages }: Omit<CardSection, 'heading'>): string =>
  [...paragraphs, ...passages.map(({ scripture, why }) => `${scripture}: ${why}`)].join('\n\n');

/** Writes the sections of a card and its prayer as one text. */
export const cardText = (sections: readonly CardSection[], prayer: string): string =>
  [...sections, { heading: prayerHeading, paragraphs: [prayer], passages: [] }]
    .map((section) => `${headingMark}${section.heading}\n\n${sectionText(section)}`)
    .join('\n\n');

/** Reads a section without its heading. */
export function readSectionText(text: string): Omit<CardSection, 'heading'> {
  const paragraphs: string[] = [];
  const passages: CardPassage[] = [];
  for (const paragraph of text.split(/\n{2,}/).filter(Boolean)) {
    const [, scripture, why] = passage.exec(paragraph) ?? [];
    if (scripture !== undefined && why !== undefined) passages.push({ scripture, why });
    else paragraphs.push(paragraph);
  }
  return { paragraphs, passages };
}

/** Reads a text of `cardText`. Text before the first heading becomes a section with an empty heading. */
export const readCardText = (text: string): CardSection[] =>
  text
    .split(/^### /m)
    .map((section, index) => {
      const end = index === 0 ? 0 : (section + '\n').indexOf('\n');
      return { heading: section.slice(0, end).trim(), ...readSectionText(section.slice(end).trim()) };
    })
    .filter(({ heading, paragraphs, passages }) => heading || paragraphs.length > 0 || passages.length > 0);
