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
 * The answer of a card. If the card cites fewer than ten passages, those of cards on the same topics are added after them,
 * and then search results for its question: what was chosen by hand for a like trouble hurts nobody.
 */
export async function supplementReferences(
  library: Library,
  questions: readonly QuestionCard[],
  { text, versionId }: AuthorRequest,
  card: QuestionCard,
): Promise<AnswerDraft> {
  const own = answerOfCard(text, card);
  const related = relatedReferences(card, questions, minReferences - own.references.length);
  const draft = { ...own, references: [...own.references, ...related] };
  const missing = minReferences - draft.references.length;
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
        findings.confidence === 'high' && !draft.references.some(({ scripture }) => covers(scripture, reference)),
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

/** So many passages of cards that share topics with a card, those with most in common first; none that it has itself. */
function relatedReferences(
  card: QuestionCard,
  questions: readonly QuestionCard[],
  most: number,
): QuestionCard['references'] {
  const topics = new Set(card.topics);
  const shared = ({ topics: others }: QuestionCard) => others.filter((topic) => topics.has(topic)).length;
  const related = questions
    .filter((each) => each !== card && shared(each) > 0)
    .toSorted((one, other) => shared(other) - shared(one))
    .flatMap(({ references }) => references);
  const taken: QuestionCard['references'] = [];
  for (const reference of related) {
    if (taken.length >= most) break;
    const overlaps = ({ scripture }: { readonly scripture: string }) =>
      covers(scripture, reference.scripture) || covers(reference.scripture, scripture);
    if (![...card.references, ...taken].some(overlaps)) taken.push(reference);
  }
  return taken;
}
