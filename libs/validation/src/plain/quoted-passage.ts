import { citedIn, type Version } from '@berea/scripture';

/** The verses of a passage in one line, and the abbreviation and language of their version. */
export interface QuotedPassage {
  readonly text: string;
  readonly version: string;
  readonly language: Version['language'];
}

const citation = (reference: string, { version, language }: QuotedPassage): string =>
  `(${citedIn(language, reference)}, ${version})`;

/** Looks up a passage in a version, or in the version that is read; undefined where there are no verses. */
export type QuotedPassageOf = (reference: string, bibleId?: string) => QuotedPassage | undefined;

/** A passage as Markdown quotes it. Where there are no verses, its reference alone. */
export function quotedAsMarkdown(reference: string, passageOf: QuotedPassageOf, bibleId?: string): string {
  const passage = passageOf(reference, bibleId);
  return passage ? `> ${passage.text}\n> ${citation(reference, passage)}` : `(${reference})`;
}

/** A passage as plain text quotes it. Where there are no verses, its reference alone. */
export function quotedAsText(reference: string, passageOf: QuotedPassageOf, bibleId?: string): string {
  const passage = passageOf(reference, bibleId);
  return passage ? `${passage.text}\n${citation(reference, passage)}` : `(${reference})`;
}
