import { cardsFor, factFor, meaningOf, sayingIn } from '@berea/search';
import type { Content } from '../content.ts';
import { question } from './question-words.ts';

/** A shorter clause names nothing: 'how long', 'is it wrong'. */
const leastWords = 4;

/** In a story a shorter question leans on what was told: 'did it not work'. */
const leastInStory = 6;

/** The end of a clause, or what tells more of its subject: 'which disciple was a tax collector before he met Jesus'. */
const clauseEnd =
  /[.?!;,\n]+|\s(?:before|after|because|bc|cuz|and|but|so)\s(?=(?:i|im|we|he|she|they|it|my)\b)|\b(?:asks?|asked|asking)(?:\s(?:me|us))?\s(?=(?:why|how|what|who|where|when|if|whether|is|are|do|does|did|can)\b)/i;
const sentenceEnd = /[.?!\n]+/;

/** More clauses than anybody's question has are not read. */
const mostParts = 12;

/**
 * The question in a text of several clauses that has an answer of ours: 'how do I become a Christian, is there a form'.
 * Where none has, the sentence that asks and that a card of ours resembles. Undefined when there is none, or when the text
 * is a single clause.
 */
export async function clauseAnswered(text: string, content: Content): Promise<string | undefined> {
  return (
    (await first(partsOf(text, clauseEnd), (clause) => isAnswered(clause, content))) ??
    (await first(partsOf(text, sentenceEnd), async (sentence) => {
      if (!asks(sentence)) return false;
      return cardsFor(sentence, content, await meaningOf(sentence)).is?.kind === 'question';
    }))
  );
}

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
): Promise<string | undefined> =>
  first(
    partsOf(text, sentenceEnd).filter(
      (sentence) => !only || (text.includes(`${sentence}?`) && sentence.split(' ').length >= leastInStory),
    ),
    async (sentence) => (!only && sayingIn(sentence) !== undefined) || (await isAnswered(sentence, content)),
  );

/** The first part that something holds of. */
async function first(parts: readonly string[], holds: (part: string) => Promise<boolean>): Promise<string | undefined> {
  for (const part of parts.slice(0, mostParts)) if (await holds(part)) return part;
  return undefined;
}

function partsOf(text: string, end: RegExp): string[] {
  const parts = text.split(end).map((part) => part.trim());
  return parts.filter((part) => part.length < text.trim().length - 1 && part.split(' ').length >= leastWords);
}

async function isAnswered(part: string, content: Content): Promise<boolean> {
  if (!asks(part)) return false;
  const meaning = await meaningOf(part);
  const { is, resembles } = cardsFor(part, content, meaning);
  return factFor(part, meaning) !== undefined || (is?.kind === 'question' && !resembles);
}

const asks = (part: string): boolean => question.test(part.toLowerCase());
