import { derived, ours, type Saying } from '@berea/content';
import { stopWords } from '../template-words.ts';
import { askedWords } from './asked-words.ts';
import { withoutFrame } from './frame.ts';
import { PhrasingIndex, type Likeness } from './phrasing-index.ts';

/** From this likeness on it is the saying; what was asked for as something quoted needs less. */
const leastLikeness = { quoted: 0.6, plain: 0.72 };

/** From this likeness on a text says the saying and nothing besides. */
const sameLikeness = 0.9;

const weightOf = (word: string): number => (stopWords.has(word) ? 0.15 : 1);

const indexed = derived(
  () =>
    new PhrasingIndex(
      ours('sayings').map((saying) => ({ item: saying, texts: [saying.saying, ...saying.aliases] })),
      askedWords,
      weightOf,
    ),
);

/** The saying that a text is or asks about, which is taken for the Bible's and is not in it. */
export function sayingIn(text: string): Likeness<Saying> | undefined {
  const { core, framed } = withoutFrame(text);
  const [best] = indexed().like(core, 1);
  return best && best.score >= (framed ? leastLikeness.quoted : leastLikeness.plain) ? best : undefined;
}

/** A small word weighs little, and says the opposite. */
const denies = (text: string): boolean => /\b(?:not|never|no|cannot|without)\b|n['’]t\b/iu.test(text);

/** The saying that a text is in its own or nearly its own words. */
export function sameSayingAs(text: string): Likeness<Saying> | undefined {
  const [best] = indexed().like(text, 1);
  return best && best.score >= sameLikeness && denies(text) === denies(best.text) ? best : undefined;
}
