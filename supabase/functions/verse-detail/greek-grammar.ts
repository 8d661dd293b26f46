import type { GrammarEntry } from '@berea/validation';

/**
 * Robinson's Greek morphology codes in plain English: 'V-RAI-3S' is a verb, perfect, active, indicative, third person,
 * singular.
 */

const partsOfSpeech: Readonly<Record<string, string>> = {
  N: 'noun',
  A: 'adjective',
  T: 'definite article',
  V: 'verb',
  P: 'personal pronoun',
  R: 'relative pronoun',
  C: 'reciprocal pronoun',
  D: 'demonstrative pronoun',
  K: 'correlative pronoun',
  I: 'interrogative pronoun',
  X: 'indefinite pronoun',
  Q: 'correlative or interrogative pronoun',
  F: 'reflexive pronoun',
  S: 'possessive pronoun',
  ADV: 'adverb',
  CONJ: 'conjunction',
  COND: 'conditional particle',
  PRT: 'particle',
  PREP: 'preposition',
  INJ: 'interjection',
  ARAM: 'Aramaic word',
  HEB: 'Hebrew word',
};
const undeclined: Readonly<Record<string, string>> = {
  PRI: 'proper name, undeclined',
  NUI: 'numeral, undeclined',
  LI: 'letter',
  OI: 'undeclined',
};
const tenses: Readonly<Record<string, string>> = {
  P: 'present',
  I: 'imperfect',
  F: 'future',
  A: 'aorist',
  R: 'perfect',
  L: 'pluperfect',
};
const voices: Readonly<Record<string, string>> = {
  A: 'active',
  M: 'middle',
  P: 'passive',
  E: 'middle or passive',
  D: 'middle deponent',
  O: 'passive deponent',
  N: 'middle or passive deponent',
  Q: 'impersonal active',
};
const moods: Readonly<Record<string, string>> = {
  I: 'indicative',
  S: 'subjunctive',
  O: 'optative',
  M: 'imperative',
  N: 'infinitive',
  P: 'participle',
};
const persons: Readonly<Record<string, string>> = { 1: 'first person', 2: 'second person', 3: 'third person' };
const cases: Readonly<Record<string, string>> = {
  N: 'nominative',
  G: 'genitive',
  D: 'dative',
  A: 'accusative',
  V: 'vocative',
};
const numbers: Readonly<Record<string, string>> = { S: 'singular', P: 'plural' };
const genders: Readonly<Record<string, string>> = { M: 'masculine', F: 'feminine', N: 'neuter' };
const remarks: Readonly<Record<string, string>> = {
  C: 'comparative',
  S: 'superlative',
  N: 'negative',
  I: 'interrogative',
  ATT: 'Attic form',
  ABB: 'abbreviated',
};

/** What a code means, in the order it is read aloud. Unknown letters are skipped. */
export function greekGrammar(code: string): GrammarEntry[] {
  const [part = '', ...rest] = code.split('-');
  const entries: GrammarEntry[] = [];
  const say = (type: string, value: string | undefined): void => void (value && entries.push({ type, value }));
  say('part of speech', partsOfSpeech[part]);
  if (part === 'V') {
    const [, second, tense = '', voice = '', mood = ''] = /^(2?)(\w)(\w)(\w)$/.exec(rest.shift() ?? '') ?? [];
    say('tense', tenses[tense] && (second ? `second ${tenses[tense]}` : tenses[tense]));
    say('voice', voices[voice]);
    say('mood', moods[mood]);
  }
  const declined = declension.exec(rest[0] ?? '');
  if (declined) {
    rest.shift();
    const [, person = '', wordCase = '', number = '', gender = ''] = declined;
    say('person', persons[person]);
    say('case', cases[wordCase]);
    say('gender', genders[gender]);
    say('number', numbers[number]);
  }
  for (const more of rest) say(undeclined[more] ? 'type' : 'remark', undeclined[more] ?? remarks[more]);
  return entries;
}

/** Person, case, number and gender, as in 'NSF', '1GS' or '3S'. Each is optional, but case and number come together. */
const declension = /^(?=.{2,4}$)([123]?)([NGDAV]?)([SP])([MFN]?)$/;
