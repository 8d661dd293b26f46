import type { Correction } from './repair.ts';

/** Pronouns that Spanish attaches to the end of a verb form: 'echar' and 'nos' make 'echarnos'. */
const enclitics = 'la|lo|le|les|las|los|nos|me|te|os';
/** Words in this text that are not verbs, so a pronoun after them remains separate. */
const noHosts = 'Josué|no|Jehová|Como|como|gentes|que|os|ellos|cuánto|Dios|y';

const spaceBefore = new RegExp(
  `(?<=[\\p{L}\\p{N},;:.?!)])(?=<transChange[^>]*>[\\p{L}¿¡(])(?:(?!<transChange[^>]*>(?:${enclitics})\\b)|(?<=(?<!\\p{L})(?:${noHosts})))`,
  'gu',
);
const spaceAfter = /(?<=[\p{L}\p{N},;:.?!)]<\/transChange>)(?=[\p{L}¿¡(])/gu;

/**
 * Reina-Valera 1909: the module has lost the spaces around some 440 added words ('Gracia' 'sea' 'á'). Restores each
 * space, except before an added pronoun that belongs to the verb.
 */
export const restoreSpaces: Correction = ({ book, entries }) => ({
  book,
  entries: entries.map((entry) => ({ ...entry, text: entry.text.replace(spaceBefore, ' ').replace(spaceAfter, ' ') })),
});
