import type { GrammarEntry } from '@berea/validation';

/**
 * Open Scriptures Hebrew Morphology codes in plain English: 'HVqp3ms' is a verb, qal, perfect, third person, masculine,
 * singular.
 */

type Names = Readonly<Record<string, string>>;

const partsOfSpeech: Names = {
  A: 'adjective',
  C: 'conjunction',
  D: 'adverb',
  N: 'noun',
  P: 'pronoun',
  R: 'preposition',
  S: 'suffix',
  T: 'particle',
  V: 'verb',
};
const types: Readonly<Record<string, Names>> = {
  A: { c: 'cardinal number', g: 'gentilic', o: 'ordinal number' },
  N: { c: 'common', g: 'gentilic', p: 'proper name' },
  P: { d: 'demonstrative', f: 'indefinite', i: 'interrogative', p: 'personal', r: 'relative' },
  R: { d: 'with the definite article' },
  S: { d: 'directional he', h: 'paragogic he', n: 'paragogic nun', p: 'pronominal' },
  T: {
    a: 'affirmation',
    d: 'definite article',
    e: 'exhortation',
    i: 'interrogative',
    j: 'interjection',
    m: 'demonstrative',
    n: 'negative',
    o: 'direct object marker',
    r: 'relative',
  },
};
const hebrewStems: Names = {
  q: 'qal',
  N: 'niphal',
  p: 'piel',
  P: 'pual',
  h: 'hiphil',
  H: 'hophal',
  t: 'hithpael',
  o: 'polel',
  O: 'polal',
  r: 'hithpolel',
  m: 'poel',
  M: 'poal',
  k: 'palel',
  K: 'pulal',
  Q: 'qal passive',
  l: 'pilpel',
  L: 'polpal',
  f: 'hithpalpel',
  D: 'nithpael',
  j: 'pealal',
  i: 'pilel',
  u: 'hothpaal',
  c: 'tiphil',
  v: 'hishtaphel',
  w: 'nithpalel',
  y: 'nithpoel',
  z: 'hithpoel',
};
const aramaicStems: Names = {
  q: 'peal',
  Q: 'peil',
  u: 'hithpeel',
  p: 'pael',
  P: 'ithpaal',
  M: 'hithpaal',
  a: 'aphel',
  h: 'haphel',
  s: 'saphel',
  e: 'shaphel',
  H: 'hophal',
  i: 'ithpeel',
  t: 'hishtaphel',
  v: 'ishtaphel',
  w: 'hithaphel',
  o: 'polel',
  z: 'ithpoel',
  r: 'hithpolel',
  f: 'hithpalpel',
  b: 'hephal',
  c: 'tiphel',
  m: 'poel',
  l: 'palpel',
  L: 'ithpalpel',
  O: 'ithpolel',
  G: 'ittaphal',
};
const conjugations: Names = {
  p: 'perfect',
  q: 'sequential perfect',
  i: 'imperfect',
  w: 'sequential imperfect',
  h: 'cohortative',
  j: 'jussive',
  v: 'imperative',
  r: 'active participle',
  s: 'passive participle',
  a: 'infinitive absolute',
  c: 'infinitive construct',
};
const persons: Names = { 1: 'first person', 2: 'second person', 3: 'third person' };
const genders: Names = { b: 'masculine or feminine', c: 'common gender', f: 'feminine', m: 'masculine' };
const numbers: Names = { d: 'dual', p: 'plural', s: 'singular' };
const states: Names = { a: 'absolute', c: 'construct', d: 'determined' };

/** What a code means, in the order it is read aloud. Unknown letters are skipped. */
export function hebrewGrammar(code: string): GrammarEntry[] {
  const stems = code.startsWith('A') ? aramaicStems : hebrewStems;
  const parts = code.slice(1).split('/');
  // Prefixes come before the main word, suffixes after it.
  const main = parts.findLastIndex((part) => !part.startsWith('S'));
  return parts.flatMap((part, index) => {
    if (index === main) return wordEntries(part, stems);
    const value = wordEntries(part, stems).map((entry) => entry.value);
    const spoken =
      index < main ? (types['T']![part[1] ?? ''] ?? partsOfSpeech[part[0] ?? '']) : value.slice(1).join(' ');
    return spoken ? [{ type: index < main ? 'prefix' : 'suffix', value: spoken }] : [];
  });
}

function wordEntries(code: string, stems: Names): GrammarEntry[] {
  const [part = '', second = ''] = code;
  const entries: GrammarEntry[] = [];
  const say = (type: string, value: string | undefined): void => void (value && entries.push({ type, value }));
  say('part of speech', partsOfSpeech[part]);
  let rest = code.slice(2);
  let hasPerson = part === 'P' || part === 'S';
  if (part === 'V') {
    const conjugation = rest[0] ?? '';
    rest = rest.slice(1);
    hasPerson = !'rsac'.includes(conjugation);
    say('stem', stems[second]);
    say('form', conjugations[conjugation]);
  } else say('type', types[part]?.[second]);
  if (hasPerson) {
    say('person', persons[rest[0] ?? '']);
    rest = rest.slice(1);
  }
  say('gender', genders[rest[0] ?? '']);
  say('number', numbers[rest[1] ?? '']);
  say('state', states[rest[2] ?? '']);
  return entries;
}
