import data from '../../data/other-languages.json' with { type: 'json' };

const languages = Object.values(data.languages).map(({ words, sentence }) => ({ words: new Set(words), sentence }));
const scripts: readonly (readonly [RegExp, string])[] = [
  ...data.scripts.map(
    ({ scripts: names, sentence }) =>
      [new RegExp(names.map((name) => `\\p{Script=${name}}`).join('|'), 'u'), sentence] as const,
  ),
  [/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u, data.anyOtherScript],
];
const english = new Set(data.english);
const englishToo = new Set(data.englishToo);

/** What share of the words of a text are of the language, so that it is written in it. */
const leastShare = 0.4;

/**
 * What to say, in its own language, to a question that is not in English; undefined when it is, or when the language is
 * not recognised.
 */
export function otherLanguageSentence(text: string): string | undefined {
  const script = scripts.find(([pattern]) => pattern.test(text));
  if (script) return script[1];
  const words =
    text
      .toLowerCase()
      .replaceAll("'", '’')
      .match(/[\p{L}’-]+/gu)
      ?.flatMap((word) => [word, ...word.split('’')]) ?? [];
  const distinct = [...new Set(words)];
  const inEnglish = distinct.filter((word) => english.has(word));
  const [best] = languages
    .map(({ words: own, sentence }) => {
      const found = distinct.filter((word) => own.has(word));
      return { sentence, own: found.filter((word) => !englishToo.has(word)).length, all: found.length };
    })
    .toSorted((one, other) => other.own - one.own || other.all - one.all);
  return best && best.own >= 2 && best.own > inEnglish.length && best.all / distinct.length >= leastShare
    ? best.sentence
    : undefined;
}
