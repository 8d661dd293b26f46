import type { ReceivedGrammarEntry } from '@berea/validation';

/** Terms of grammar that schools rarely teach, in plain words. */
const terms: Readonly<Record<string, string>> = {
  aorist: 'the action as a whole, mostly in the past',
  perfect: 'done, with an effect that lasts',
  imperfect: 'going on, or not completed',
  pluperfect: 'it had been done before something else',
  'sequential perfect': 'goes on with what was said: “and will do”',
  'sequential imperfect': 'goes on with a story: “and did”',
  active: 'the subject acts',
  passive: 'it is done to the subject',
  middle: 'the subject acts for or upon itself',
  'middle or passive': 'the subject acts for itself, or it is done to it',
  'middle deponent': 'looks like acting for oneself, and means simply acting',
  'passive deponent': 'looks passive, and means acting',
  'middle or passive deponent': 'looks middle or passive, and means acting',
  indicative: 'says that something is so',
  subjunctive: 'says what may or should be',
  optative: 'says what is wished',
  imperative: 'a command or request',
  infinitive: 'the bare verb: “to do”',
  'infinitive construct': 'the bare verb: “to do”',
  'infinitive absolute': 'the bare verb, often to stress another: “surely do”',
  participle: 'a verb used to describe: “doing”',
  'active participle': 'a verb used to describe: “doing”',
  'passive participle': 'a verb used to describe: “done”',
  cohortative: 'I or we want to do it: “let us do”',
  jussive: 'a wish or command to others: “let him do”',
  nominative: 'the one who acts: “he”',
  genitive: 'whose or of what: “his”',
  dative: 'to, for, in or by whom: “to him”',
  accusative: 'the one acted upon: “him”',
  vocative: 'the one spoken to: “O man”',
  'definite article': '“the”',
  qal: 'the simple form of the Hebrew verb',
  niphal: 'passive, or done to oneself',
  piel: 'the strengthened form: done with force, or brought about',
  pual: 'the passive of the strengthened form',
  hiphil: 'causes somebody to do it',
  hophal: 'is caused to do it',
  hithpael: 'done to oneself or to each other',
  absolute: 'stands by itself',
  construct: 'bound to the next word: “… of”',
  determined: 'with “the”',
  gentilic: 'names a people or where somebody is from',
  dual: 'two of them',
  'direct object marker': 'only marks what the verb acts upon',
  'paragogic nun': 'an ending without a meaning of its own',
  'paragogic he': 'an ending that adds stress',
  'directional he': 'an ending that says where to',
  comparative: '“more”',
  superlative: '“most”',
};

/** The terms of a word's grammar that need an explanation, each once, with it. */
export function explainedTerms(entries: readonly ReceivedGrammarEntry[]): readonly (readonly [string, string])[] {
  const found = entries.flatMap(({ value }) => {
    const explanation = terms[value.replace(/^second /, '')];
    return explanation === undefined ? [] : [[value, explanation] as const];
  });
  return [...new Map(found)];
}
