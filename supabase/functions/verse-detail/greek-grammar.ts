import type { GrammarEntry } from '@berea/validation';
import codes from './greek-grammar.json' with { type: 'json' };

const letters: Readonly<Record<keyof typeof codes.letters, Readonly<Record<string, string>>>> = codes.letters;

/**
 * What one of Robinson's Greek morphology codes says in plain English, in the order it is read aloud: 'V-RAI-3S' is a
 * verb, perfect, active, indicative, third person, singular. Unknown letters are skipped.
 */
export function greekGrammar(code: string): GrammarEntry[] {
  const [part = '', ...rest] = code.split('-');
  const entries: GrammarEntry[] = [];
  const say = (type: string, value: string | undefined): void => void (value && entries.push({ type, value }));
  say('part of speech', letters.partsOfSpeech[part]);
  if (part === 'V') {
    const [, second, tense = '', voice = '', mood = ''] = /^(2?)(\w)(\w)(\w)$/.exec(rest.shift() ?? '') ?? [];
    say('tense', letters.tenses[tense] && (second ? `second ${letters.tenses[tense]}` : letters.tenses[tense]));
    say('voice', letters.voices[voice]);
    say('mood', letters.moods[mood]);
  }
  const declined = declension.exec(rest[0] ?? '');
  if (declined) {
    rest.shift();
    const [, person = '', wordCase = '', number = '', gender = ''] = declined;
    say('person', letters.persons[person]);
    say('case', letters.cases[wordCase]);
    say('gender', letters.genders[gender]);
    say('number', letters.numbers[number]);
  }
  for (const more of rest)
    say(letters.undeclined[more] ? 'type' : 'remark', letters.undeclined[more] ?? letters.remarks[more]);
  return entries;
}

/** Person, case, number and gender, as in 'NSF', '1GS' or '3S'. Each is optional, but case and number come together. */
const declension = /^(?=.{2,4}$)([123]?)([NGDAV]?)([SP])([MFN]?)$/;
