import { cardsFor, factFor, sayingIn } from '@berea/search';
import type { Content } from '../content.ts';
import { question } from './question-words.ts';

/** A shorter clause names nothing: 'how long', 'is it wrong'. */
const leastWords = 4;

/** In a story a shorter question leans on what was told: 'did it not work'. */
const leastInStory = 6;

/** The end of a clause, or what tells more of its subject: 'which disciple was a tax collector before he met Jesus'. */
const clauseEnd =
  /[.?!;,\n]+|\s(?:before|after|because|and|but|so)\s(?=(?:i|im|we|he|she|they|it|my)\b)|\b(?:asks?|asked|asking)(?:\s(?:me|us))?\s(?=(?:why|how|what|who|where|when|if|whether|is|are|do|does|did|can)\b)/i;
const sentenceEnd = /[.?!\n]+/;

/**
 * The question in a text of several clauses that has an answer of ours: 'how do I become a Christian, is there a form'.
 * Where none has, the sentence that asks and that a card of ours resembles. Undefined when there is none, or when the text
 * is a single clause.
 */
export const clauseAnswered = (text: string, content: Content): string | undefined =>
  partsOf(text, clauseEnd).find((clause) => isAnswered(clause, content)) ??
  partsOf(text, sentenceEnd).find((sentence) => asks(sentence) && cardsFor(sentence, content).is?.kind === 'question');

/**
 * The sentence of a text that has an answer of ours, or is a saying that is not in the Bible: 'Is there something like
 * "the lion shall lie down with the lamb"? I want it for a card.' Undefined when none has, or when the text is a single
 * one.
 * @param options.asks only what ends in a question mark counts: the rest tells a story
 */
export const sentenceAnswered = (
  text: string,
  content: Content,
  { asks: only }: { readonly asks: boolean },
): string | undefined =>
  partsOf(text, sentenceEnd)
    .filter((sentence) => !only || (text.includes(`${sentence}?`) && sentence.split(' ').length >= leastInStory))
    .find((sentence) => (!only && sayingIn(sentence) !== undefined) || isAnswered(sentence, content));

function partsOf(text: string, end: RegExp): string[] {
  const parts = text.split(end).map((part) => part.trim());
  return parts.filter((part) => part.length < text.trim().length - 1 && part.split(' ').length >= leastWords);
}

function isAnswered(part: string, content: Content): boolean {
  if (!asks(part)) return false;
  const { is, resembles } = cardsFor(part, content);
  return factFor(part) !== undefined || (is?.kind === 'question' && !resembles);
}

const asks = (part: string): boolean => question.test(part.toLowerCase());
