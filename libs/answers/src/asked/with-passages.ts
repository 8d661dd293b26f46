import { covers } from '@berea/scripture';
import type { AnswerDraft } from '../author.ts';

/** How many passages stand below a card that answers a topic. */
const most = 12;

/**
 * A card's answer to a topic, with the passages of the card and of the search in the order in which they fit: who names a
 * topic wants passages first, and the words of the card say more on some of them.
 */
export function withPassages(card: AnswerDraft, passages: AnswerDraft | undefined): AnswerDraft {
  if (!passages) return card;
  const ranked = passages.references.map(
    (reference) => card.references.find(({ scripture }) => covers(scripture, reference.scripture)) ?? reference,
  );
  const quotations = [...(card.signature.quotations ?? []), ...(passages.signature.quotations ?? [])];
  const others = passages.signature.sources.filter(
    ({ name }) => !card.signature.sources.some((source) => source.name === name),
  );
  return {
    ...card,
    references: [...new Set([...ranked, ...card.references])].slice(0, most),
    signature: { ...card.signature, sources: [...card.signature.sources, ...others], quotations },
  };
}
