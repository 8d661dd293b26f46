const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety';
const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth';

const valueOf = new Map<string, number>([
  ...units.split(' ').map((word, value) => [word, value] as const),
  ...ordinals.split(' ').map((word, index) => [word, index + 1] as const),
  ...tens
    .split(' ')
    .flatMap((word, index) => [
      [word, (index + 2) * 10] as const,
      [`${word.slice(0, -1)}ieth`, (index + 2) * 10] as const,
    ]),
  ['twice', 2],
  ['thrice', 3],
  ['score', 20],
  ['threescore', 60],
  ['fourscore', 80],
  ['sevenfold', 7],
  ['hundredfold', 100],
]);
const multiplierOf = new Map([
  ['hundred', 100],
  ['hundreds', 100],
  ['hundredth', 100],
  ['thousand', 1000],
  ['thousands', 1000],
  ['million', 1_000_000],
]);

/** The smallest power of ten that a number ends on: 1 for 12, 10 for 60, 100 for 300. */
const lastPlace = (value: number): number =>
  value % 1000 === 0 ? 1000 : value % 100 === 0 ? 100 : value % 10 === 0 ? 10 : 1;

/**
 * The numbers in a text, in figures or spelled out as the King James and modern versions do: 'threescore and ten' is
 * 70, 'five and twenty' 25, 'an hundred forty and four thousand' 144,000, 'the seventh' 7.
 */
export function numbersIn(text: string): Set<number> {
  const found = new Set<number>();
  /** Completed thousands, and what is being added up below them; undefined outside a number. */
  let thousands = 0;
  let below: number | undefined;
  let and = false;
  let afterScore = false;
  const finish = () => {
    if (below !== undefined) found.add(thousands + below);
    thousands = 0;
    below = undefined;
  };
  const joins = (value: number): boolean =>
    below === undefined ||
    (below === 0 ? thousands > value : lastPlace(below) > value && lastPlace(below) > 1) ||
    // 'threescore and ten'
    (afterScore && value < 20) ||
    // 'five and twenty'
    (below < 10 && value >= 20 && value < 100 && value % 10 === 0 && and);
  for (const token of text.toLowerCase().match(/\d[\d,]*|\p{L}+|[.,;:!?()“”—]/gu) ?? []) {
    if (/^\d/.test(token)) {
      finish();
      found.add(Number(token.replaceAll(',', '')));
      continue;
    }
    const value = valueOf.get(token);
    const multiplier = multiplierOf.get(token);
    if (value !== undefined) {
      if (!joins(value)) finish();
      below = (below ?? 0) + value;
    } else if (multiplier === 100) {
      // 'a thousand and a hundred' adds; 'three hundred' multiplies what stands since the last hundred.
      below = (below === undefined || below === 0 ? 1 : below) * 100;
    } else if (multiplier !== undefined) {
      thousands += (below === undefined || below === 0 ? 1 : below) * multiplier;
      below = 0;
    } else if (token !== 'and' && token !== 'an' && token !== 'a') {
      finish();
    }
    and = token === 'and';
    if (!and) afterScore = token.endsWith('score');
  }
  finish();
  return found;
}
