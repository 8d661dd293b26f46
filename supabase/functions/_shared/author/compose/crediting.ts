import type { AnswerSource } from '@berea/validation';
import { termsOf } from '../../library/terms.ts';
import type { Studied } from './gathered.ts';
import { capital, cited, listed, type Choose } from './phrasing.ts';
import { remark, type Spoken } from './speaking-of.ts';
import { headingName } from './themes.ts';
import { inner } from './verse-words.ts';

/** What a verse adds: what a commentator draws from it, or how the sources come to name it. @param voices takes up what is quoted @param from the passage that was asked about */
export function contribution(choose: Choose, verse: Studied, asked: readonly string[], voices: Spoken[], from?: Studied): string {
  const voice = remark(choose, verse, asked);
  if (voice && !voices.some(({ quoted }) => quoted.includes(voice.quoted))) {
    voices.push(voice);
    return voice.sentence;
  }
  const { headings, words, point, book, chapter } = verse;
  const heading = headings.find((each) => each.heading !== '') ?? headings[0];
  // A verse may be found by a word that stands for the one that was asked.
  const own = new Set(termsOf(verse.text));
  const word = words.find((each) => termsOf(each).some((term) => own.has(term)));
  const part = point && `the part of ${cited(`${book.name} ${chapter}`)} on “${inner(point.title.replace(/[.;,\s]+$/, ''))}”`;
  const spoken = word === undefined ? words[0] && `speaks of “${words[0]}” in other words` : choose('why, word', [`speaks of “${word}” itself`, `has the word “${word}”`]);
  const listed = heading && choose('why, heading', [`stands in Nave’s Topical Bible under “${headingName(heading)}”`, `is listed under “${headingName(heading)}” in Nave’s Topical Bible`]);
  const reasons = [spoken, listed].filter((reason) => reason !== undefined);
  const linked = from ? `Cross-references lead here from ${cited(from.reference)}` : 'Cross-references lead here';
  if (reasons.length === 0) return part ? `${linked}: it belongs to ${part}.` : `${linked}.`;
  return `${capital(choose('why', part ? [`${reasons[0]}, in ${part}`, reasons.join(' and ')] : [reasons.join(' and ')]))}.`;
}

/** The commentaries that are quoted, with the passages they are quoted on. */
export function worksOf(voices: readonly Spoken[]): AnswerSource[] {
  const works = new Map<string, string[]>();
  for (const { note } of voices) works.set(note.work, [...new Set([...(works.get(note.work) ?? []), cited(note.passage)])]);
  return Array.from(works, ([name, passages]) => ({ name, gave: `the remarks on ${listed(passages)}` }));
}

/** What each source gave, by name. */
export function sourcesOf(verses: readonly Studied[], voices: readonly Spoken[]): AnswerSource[] {
  const named = verses.filter(({ headings }) => headings.length > 0).length;
  const works = worksOf(voices);
  return [
    ...(named > 0 ? [{ name: 'Nave’s Topical Bible', gave: named === 1 ? 'the heading of one of the passages' : `the headings of ${named} of the passages` }] : []),
    ...works,
    ...(named === 0 && works.length === 0 ? [{ name: 'Our search of the texts', gave: 'the passages' }] : []),
  ];
}
