import type { ApologeticsCard } from '@berea/content/card';
import { contentWords, termOf, termsOf } from '@berea/search/text';

/** A match in the names of a card counts more than a match in its prose. */
const weights = { name: 3, prose: 1 };
/** Minimum score as a share of the best possible. In addition, at least one of the names must match. */
const leastShare = 0.5;

interface Indexed {
  readonly card: ApologeticsCard;
  readonly named: ReadonlySet<string>;
  readonly mentioned: ReadonlySet<string>;
}

const indexes = new WeakMap<readonly ApologeticsCard[], readonly Indexed[]>();

/** Finds the card on the same subject as an objection that matches no card by name; undefined when there is none. */
export function relatedCard(text: string, cards: readonly ApologeticsCard[]): ApologeticsCard | undefined {
  const asked = [...new Set(contentWords(text).map(termOf))];
  const index = indexOf(cards);
  const rarity = (term: string): number =>
    Math.log(
      1 + cards.length / (1 + index.filter(({ named, mentioned }) => named.has(term) || mentioned.has(term)).length),
    );
  const scored = index.map(({ card, named, mentioned }) => {
    const hit = (terms: ReadonlySet<string>) =>
      asked.filter((term) => terms.has(term)).reduce((sum, term) => sum + rarity(term), 0);
    return { card, names: hit(named), score: weights.name * hit(named) + weights.prose * hit(mentioned) };
  });
  const [best] = scored.toSorted((one, other) => other.score - one.score);
  const whole = asked.reduce((sum, term) => sum + rarity(term), 0) * weights.name;
  return best && best.names > 0 && best.score >= whole * leastShare ? best.card : undefined;
}

function indexOf(cards: readonly ApologeticsCard[]): readonly Indexed[] {
  const known = indexes.get(cards);
  if (known) return known;
  const index = cards.map((card) => ({
    card,
    named: new Set(termsOf([card.title, ...card.aliases, ...card.topics].join(' '))),
    mentioned: new Set(termsOf([card.objection, card.coreResponse].join(' '))),
  }));
  indexes.set(cards, index);
  return index;
}
