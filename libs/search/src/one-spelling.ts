/**
 * One spelling for British and American English, of a lower-case word. It makes some words that nobody writes ('wize'),
 * on both sides of a comparison alike.
 */
export const oneSpelling = (word: string): string =>
  word
    .replace(/([a-z]{2})our(?=$|s$|ed$|ing$|able$|ite$|ites$|er$|ers$|ful$)/, '$1or')
    .replace(/([a-z]{3})is(?=e$|es$|ed$|er$|ing$|ation$|ations$)/, '$1iz')
    // 'Travelled', not 'called'.
    .replace(/([aeiou][a-z]*[aeiou])ll(?=ed$|ing$|er$|ers$)/, '$1l')
    .replace(/([a-z]{2})tre$/, '$1ter')
    .replace(/^aging$/, 'ageing');
