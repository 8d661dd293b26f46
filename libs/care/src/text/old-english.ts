import { wordSet } from './word-set.ts';

const oldWords = wordSet(`
  thee thou thy thine ye hath unto saith shalt doth spake begat wherefore whoso hast verily behold lest brethren smite
  smote dwelt cometh goeth shew wilt canst saidst thereof whosoever wast maketh taketh giveth shewed sware hearken
  peradventure wrought
`);
const statelyWords = wordSet(`
  shall upon nor forth saying lord israel judah jerusalem king sons servant servants sword slew slain hosts therein
  midst also therefore land hand came went according neither o yea moses aaron david saul offering priest tribe
  generations commanded altar pharaoh egypt jacob
`);
/** Beside one of these a single old word is a quotation in somebody's own sentence. */
const writers = wordSet('i my me');

/** Whether the text is a passage of an old translation, pasted: its laments are not the writer's. */
export function isOldEnglish(words: readonly string[]): boolean {
  if (words.length < 8) return false;
  const old = words.filter((word) => oldWords.has(word)).length;
  const stately = words.filter((word) => statelyWords.has(word)).length;
  const stern = old > 1 ? 10 : words.some((word) => writers.has(word)) ? 0 : 14;
  return (old > 0 && (old + stately) * stern >= words.length) || (stately > 2 && stately * 6 >= words.length);
}
