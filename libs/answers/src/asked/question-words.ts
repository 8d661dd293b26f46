/** What a question begins with. */
export const question =
  /^(?:who|whose|what|which|why|how|when|where|is|are|was|were|do|does|did|can|could|should|will|would|may|am)\b/;

/** How people misspell them; what is a word of its own ('witch') is not here. */
const misspelled: Readonly<Record<string, string>> = {
  wat: 'what',
  wht: 'what',
  waht: 'what',
  whta: 'what',
  wot: 'what',
  wut: 'what',
  wats: 'what is',
  wots: 'what is',
  wher: 'where',
  whre: 'where',
  wehre: 'where',
  wer: 'where',
  whoo: 'who',
  wen: 'when',
  whn: 'when',
  wehn: 'when',
  wy: 'why',
  whi: 'why',
  hw: 'how',
  hwo: 'who',
  wich: 'which',
  whcih: 'which',
  dose: 'does',
  deos: 'does',
  shud: 'should',
  culd: 'could',
};

/** The text with the word that it asks with as others spell it; undefined where that is as it should be. */
export function spelledAsQuestion(text: string): string | undefined {
  const spelled = text.replace(/(^\s*|[.,;!?]\s+|\band\s+)(\p{L}+)(?=\s)/giu, (whole, before: string, word: string) => {
    const right = Object.hasOwn(misspelled, word.toLowerCase()) ? misspelled[word.toLowerCase()] : undefined;
    return right === undefined ? whole : `${before}${right}`;
  });
  return spelled === text ? undefined : spelled;
}
