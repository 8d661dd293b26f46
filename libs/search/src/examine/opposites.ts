import opposites from '../../data/opposites.json' with { type: 'json' };
import { phraseTerm } from '../phrases/phrase-terms.ts';

const opposite = new Map<string, Set<string>>();
for (const pair of opposites.pairs) {
  const [one, other] = pair.split(' ').map(phraseTerm) as [string, string];
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const)
    opposite.set(from, (opposite.get(from) ?? new Set()).add(to));
}

/** Whether two terms are opposites. */
export const areOpposites = (one: string, other: string): boolean => opposite.get(one)?.has(other) ?? false;
