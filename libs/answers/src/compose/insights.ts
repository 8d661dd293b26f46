import type { LanguageInsight } from '@berea/validation';
import type { LexiconWord } from '@berea/search';
import { capital, sentences } from './phrasing.ts';

/** The most frequent Hebrew word and the most frequent Greek word. */
export function insightsFrom(words: readonly LexiconWord[]): { hebrew?: LanguageInsight; greek?: LanguageInsight } {
  const insight = (language: (word: LexiconWord) => boolean): LanguageInsight | undefined => {
    const word = words.filter(language).toSorted((one, other) => other.occurrences - one.occurrences)[0];
    return (
      word && {
        word: word.lemma,
        meaning: sentences(
          `${capital(meaningOf(word.definition))}.`,
          word.occurrences > 0
            ? `The King James Version renders it ${word.occurrences === 1 ? 'once' : `${word.occurrences} times`}.`
            : undefined,
        ),
        strongs: word.strongs,
        ...(word.transliteration !== null && { transliteration: word.transliteration }),
      }
    );
  };
  const [hebrew, greek] = [
    insight(({ language }) => language !== 'greek'),
    insight(({ language }) => language === 'greek'),
  ];
  return { ...(hebrew && { hebrew }), ...(greek && { greek }) };
}

/** The meaning in a Strong's definition, without the etymology and the list of translations. */
function meaningOf(definition: string): string {
  const plain = definition.replace(/\s+/g, ' ').trim();
  const [meant = '', renderings = ''] = plain.split(/:\s*-+\s*/, 2);
  const bare = meant
    .replace(
      /^(?:\([^)]*\) )?(?:from|of|probably|perhaps|apparently|akin|the same|by|a primitive|corresponding|contracted|feminine|masculine|neuter|plural|an? \w+ form)\b[^;]*;\s*/i,
      '',
    )
    .replace(/["“”]/g, '')
    .replace(/[.;,\s]*$/, '');
  return bare.length > 2 ? bare : renderings.replace(/[.;,\s]*$/, '') || plain;
}
