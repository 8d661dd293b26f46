import { parseReference, type Reference } from './reference.ts';

const written = /((?:[1-3]\s*)?\p{L}[\p{L}\s]*?)\s+(?:chapters?\s+)?(\d+)(?::(\d+))?/u;

/**
 * The first passage in free text such as 'Psalms 23', '1 John chapter 2' or 'Genesis chapters 37-50': its chapter, or
 * its first verse. Undefined if the text names none, or one that does not exist.
 */
export function firstReferenceIn(text: string): Reference | undefined {
  const [, book, chapter, verse] = written.exec(text) ?? [];
  return parseReference(verse === undefined ? `${book} ${chapter}` : `${book} ${chapter}:${verse}`);
}
