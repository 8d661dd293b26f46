import type { GrammarEntry } from '@berea/validation';
import codes from './hebrew-grammar.json' with { type: 'json' };

type Names = Readonly<Record<string, string>>;

const letters: Readonly<Record<keyof typeof codes.letters, Names>> = codes.letters;
const types: Readonly<Record<string, Names>> = codes.types;

/**
 * What an Open Scriptures Hebrew Morphology code says in plain English, in the order it is read aloud: 'HVqp3ms' is a
 * verb, qal, perfect, third person, masculine, singular. Unknown letters are skipped.
 */
export function hebrewGrammar(code: string): GrammarEntry[] {
  const stems = code.startsWith('A') ? letters.aramaicStems : letters.hebrewStems;
  const parts = code.slice(1).split('/');
  // Prefixes come before the main word, suffixes after it.
  const main = parts.findLastIndex((part) => !part.startsWith('S'));
  return parts.flatMap((part, index) => {
    if (index === main) return wordEntries(part, stems);
    const value = wordEntries(part, stems).map((entry) => entry.value);
    const spoken =
      index < main ? (types['T']![part[1] ?? ''] ?? letters.partsOfSpeech[part[0] ?? '']) : value.slice(1).join(' ');
    return spoken ? [{ type: index < main ? 'prefix' : 'suffix', value: spoken }] : [];
  });
}

function wordEntries(code: string, stems: Names): GrammarEntry[] {
  const [part = '', second = ''] = code;
  const entries: GrammarEntry[] = [];
  const say = (type: string, value: string | undefined): void => void (value && entries.push({ type, value }));
  say('part of speech', letters.partsOfSpeech[part]);
  let rest = code.slice(2);
  let hasPerson = part === 'P' || part === 'S';
  if (part === 'V') {
    const conjugation = rest[0] ?? '';
    rest = rest.slice(1);
    hasPerson = !'rsac'.includes(conjugation);
    say('stem', stems[second]);
    say('form', letters.conjugations[conjugation]);
  } else say('type', types[part]?.[second]);
  if (hasPerson) {
    say('person', letters.persons[rest[0] ?? '']);
    rest = rest.slice(1);
  }
  say('gender', letters.genders[rest[0] ?? '']);
  say('number', letters.numbers[rest[1] ?? '']);
  say('state', letters.states[rest[2] ?? '']);
  return entries;
}
