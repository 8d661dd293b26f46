import { ScriptureUnavailable } from '../unavailable.ts';
import type { ItemRow, WordRows } from './word-rows.ts';

/** How many pieces of all verses are tagged words, and how many of those have each kind of detail the reader shows. */
export interface Coverage {
  readonly leaves: number;
  /** Words with at least one number that the dictionaries contain, and therefore with a lemma and a gloss. */
  readonly explained: number;
  readonly grammar: number;
  readonly form: number;
}

const known = (values: string | undefined): boolean =>
  (values ?? '').split(' ').some((value) => value !== '' && value !== '-');

/** Counts the tagged words. @param lexicon Strong's numbers that the dictionaries contain */
export function measure({ verses }: WordRows, lexicon: ReadonlySet<string>): Coverage {
  const coverage = { leaves: 0, explained: 0, grammar: 0, form: 0 };
  for (const { items } of verses) {
    for (const [, numbers, codes, forms] of JSON.parse(items) as ItemRow[]) {
      if (!numbers) continue;
      coverage.leaves++;
      if (numbers.split(' ').some((number) => lexicon.has(number))) coverage.explained++;
      if (known(codes)) coverage.grammar++;
      if (known(forms)) coverage.form++;
    }
  }
  return coverage;
}

const floors = { explained: 0.9, grammar: 0.75 } as const;

/**
 * Checks the promised coverage of tagged words.
 * @throws ScriptureUnavailable when fewer than 90 % have number, lemma and gloss, or fewer than 75 % have grammar
 */
export function mustCover(coverage: Coverage): void {
  for (const what of ['explained', 'grammar'] as const) {
    if (coverage[what] >= coverage.leaves * floors[what] && coverage.leaves > 0) continue;
    throw new ScriptureUnavailable(
      `Of the tagged words of the King James Version only ${percent(coverage[what], coverage.leaves)} have ${what === 'grammar' ? 'grammar' : "a Strong's number, lemma and gloss"}; it must be ${100 * floors[what]} %: nothing was imported.`,
    );
  }
}

const percent = (part: number, whole: number): string => `${((100 * part) / (whole || 1)).toFixed(1)} %`;

/** The coverage in one line, for the start's output. */
export function inWords({ leaves, explained, grammar, form }: Coverage, { pairings }: WordRows): string {
  const hebrew = Object.values(pairings).reduce((sum, number) => sum + number, 0);
  const shares = Object.entries(pairings).map(([pairing, number]) => `${percent(number, hebrew)} ${pairing}`);
  return (
    `Words of the King James Version: ${leaves.toLocaleString('en')} tagged; ${percent(explained, leaves)} with number, lemma and gloss, ` +
    `${percent(grammar, leaves)} with grammar, ${percent(form, leaves)} with the original form; Hebrew words ${shares.join(', ')}`
  );
}
