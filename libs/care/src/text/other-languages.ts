import data from '../../data/words/other-languages.json' with { type: 'json' };

interface Wish {
  readonly says: string;
  readonly notAfter?: string;
  readonly onlyBefore?: string;
  readonly unlessIdiom?: boolean;
}

const any = (alternatives: readonly string[]): string => `(?:${alternatives.join('|').replaceAll('(', '(?:')})`;

const languages: readonly { readonly idioms: readonly string[]; readonly wishes: readonly Wish[] }[] = Object.values(
  data.languages,
);
const wishes = languages.flatMap(({ idioms, wishes: said }) =>
  said.map(({ says, notAfter, onlyBefore, unlessIdiom }) =>
    [
      notAfter === undefined ? '' : String.raw`(?<!\b${any([notAfter])} )`,
      any([says]),
      unlessIdiom ? String.raw`\b(?! ${any(idioms)}\b)` : '',
      onlyBefore === undefined ? '' : String.raw`(?= ${any([onlyBefore])}\b| ?(?:[.,;!?]|$))`,
    ].join(''),
  ),
);
const wantsToDie = new RegExp(String.raw`\b(?:${wishes.join('|')})`, 'gu');
const suicide = new RegExp(String.raw`\b${any(data.word)}\b`, 'g');

/** An examined text, with those sentences in English, in which the tables and what was learned know them. */
export const inEnglish = (examined: string): string =>
  examined.replaceAll(wantsToDie, 'i want to die').replaceAll(suicide, 'suicide');
