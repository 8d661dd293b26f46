import { distance } from 'fastest-levenshtein';

/** Whether two words are the same but for one slip: a letter wrong, too many or missing, or two neighbours swapped. */
export function oneEdit(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  if (distance(one, other) <= 1) return true;
  const at = [...one].findIndex((letter, place) => letter !== other[place]);
  return (
    one.length === other.length &&
    one[at] === other[at + 1] &&
    one[at + 1] === other[at] &&
    one.slice(at + 2) === other.slice(at + 2)
  );
}
