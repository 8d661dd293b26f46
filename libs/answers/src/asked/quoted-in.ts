import { stopWords, versesRemembered, type Quoted } from '@berea/search';

/** From this share of a phrase on, a verse is among the passages. */
const sharesMost = 0.75;
/** From this share on it is what was quoted, where nothing but the phrase was asked. */
const isQuoted = { plain: 0.76, clear: 0.68, quoted: 0.6 };
const clearMargin = 0.15;
/** Verses that have a phrase as well as the best has it. */
const alike = 0.05;
const mostAlike = 4;
/** From this likeness on a phrase is how people remember one verse. */
const rememberedSo = 0.97;
/** Shorter phrases stand in the Bible by chance. */
const leastWords = 4;

/** A question with fewer content words is no quotation: 'who is the Holy Ghost'. */
const fewestAsked = 3;
const carrying = (core: string): number => core.split(' ').filter((word) => !stopWords.has(word)).length;

/** The verse that people know by just these words. */
export function verseKnownBy(core: string): number | undefined {
  const [known] = versesRemembered(core, 1);
  return known && known.likeness >= rememberedSo ? known.position : undefined;
}

/** The positions of the verses that a text quotes; empty when it quotes none. */
export function quotedIn(core: string, asks: boolean, { verses, framed }: Quoted): number[] {
  const [best, second] = verses;
  if (!best || core.split(' ').length < (framed ? 2 : leastWords)) return [];
  if (asks && carrying(core) < fewestAsked) return [];
  const clear = best.coverage - (second?.coverage ?? 0) >= clearMargin;
  const least =
    framed && core.split(' ').length > leastWords
      ? isQuoted.quoted
      : asks
        ? 0.95
        : clear
          ? isQuoted.clear
          : isQuoted.plain;
  if (best.coverage < least) return [];
  const quoted = verses.filter(({ coverage }) => coverage >= best.coverage - alike).map(({ position }) => position);
  // 'Be still' stands in several verses, and everybody means one of them.
  const known = verseKnownBy(core);
  const first = known !== undefined && quoted.includes(known) ? [known] : [];
  return [...new Set([...first, ...quoted])].slice(0, mostAlike);
}

/** Whether a verse has all of a text, or nearly all. */
export const isWholeQuotation = ({ verses }: Quoted): boolean => (verses[0]?.coverage ?? 0) >= 0.95;

/** The positions of verses that have most of a text's words in its order, without being a quotation. */
export const nearlyQuoted = (core: string, { verses }: Quoted): number[] =>
  core.split(' ').length < leastWords
    ? []
    : verses.filter(({ coverage }) => coverage >= sharesMost).map(({ position }) => position);

/** From this score on a verse is the one that is meant, where one is looked for. */
const meantScore = 0.55;
/** From this likeness on, where no word says that one is looked for. */
const meantLikeness = { told: 0.75, question: 0.9 } as const;

/**
 * A verse that somebody half remembers, in other words than its own; undefined when none is likely to be meant.
 * @param as whether a verse is looked for, something is told, or a question is asked: 'why can't I see God' wants an answer
 */
export function verseMeant(
  core: string,
  as: 'remembered' | keyof typeof meantLikeness,
  { verses }: Quoted,
): number | undefined {
  const [best] = versesRemembered(core, 1);
  if (!best || (as === 'remembered' ? best.score < meantScore : best.likeness < meantLikeness[as])) return undefined;
  return (verses[0]?.coverage ?? 0) > best.score ? undefined : best.position;
}
