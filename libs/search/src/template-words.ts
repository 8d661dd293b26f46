import words from '../data/template-words.json' with { type: 'json' };

/** Function words only. */
export const stopWords: ReadonlySet<string> = new Set(words.functionWords);
/** Function words and words of questions. */
export const templateWords: ReadonlySet<string> = new Set([...words.functionWords, ...words.askingWords]);
