import { covers } from '@berea/scripture';
import type { QuestionCard } from '@berea/content/card';
import type { AnswerDraft, AuthorRequest } from '../author.ts';
import { answerOfCard } from '../card-drafts.ts';
import { contribution, worksOf } from './attribution.ts';
import { gather } from './gathered.ts';
import type { Library } from './material.ts';
import { chooserOf } from './phrasing.ts';
import type { Quotation } from './quotations.ts';

/** Minimum number of references. A card with fewer is supplemented. */
const minReferences = 10;

/**
 * The answer of a card. If the card cites fewer than ten passages, search results for its question are added after
 * them.
 */
export async function supplementReferences(
  library: Library,
  { text, versionId }: AuthorRequest,
  card: QuestionCard,
): Promise<AnswerDraft> {
  const draft = answerOfCard(text, card);
  const missing = minReferences - card.references.length;
  if (missing <= 0) return draft;
  const { findings, asked, verses } = await gather(
    library,
    card.question,
    { bibleId: versionId, limit: minReferences + missing },
    missing + 2,
  );
  const choose = chooserOf(card.question);
  const quotations: Quotation[] = [];
  const more = verses
    .filter(
      ({ reference }) =>
        findings.confidence === 'high' && !card.references.some(({ scripture }) => covers(scripture, reference)),
    )
    .slice(0, missing)
    .map((verse) => ({ scripture: verse.reference, why: contribution(choose, verse, asked, quotations) }));
  if (more.length === 0) return draft;
  const { signature } = draft;
  return {
    ...draft,
    references: [...draft.references, ...more],
    signature: {
      ...signature,
      sources: [
        ...signature.sources,
        {
          name: 'Our search of the texts',
          gave: more.length === 1 ? 'the last passage' : `the last ${more.length} passages`,
        },
        ...worksOf(quotations),
      ],
      quotations: quotations.flatMap(({ quoted, note }) => [quoted, note.text]),
    },
  };
}
