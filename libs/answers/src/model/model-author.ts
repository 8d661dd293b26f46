import { defaultVersionId } from '@berea/scripture';
import { notForUs } from '../asked/not-for-us.ts';
import { concernIn } from '../care/concern-in.ts';
import type {
  AnswerDraft,
  AuthorRequest,
  Author,
  EntryDraft,
  ObjectionDraft,
  Signature,
  StudyDraft,
} from '../author.ts';
import type { Passages } from '../passages.ts';
import type { ModelAsker } from './ask.ts';
import type { DraftCache } from './draft-cache.ts';
import { writtenAnswer, writtenEntry, writtenObjection, writtenStudy } from './written.ts';

/** What the model author depends on. */
export interface ModelAuthor {
  /** Answers when a card matches and when the model fails. */
  readonly library: Author;
  readonly asker: ModelAsker;
  readonly cache: DraftCache;
  /** Reads the texts of written references in a version. */
  passages(versionId: string, written: readonly string[]): Promise<Passages>;
  /** Provider and model as shown in answers: 'OpenAI, gpt-x'. */
  readonly name: string;
  /** Checks and counts a request against the model's rate limit; false when the limit is reached. */
  mayAsk(): boolean;
}

/**
 * Creates an author that lets a language model write where no card is on what was asked, also where the library finds
 * nothing. A card, a fact, a saying or a quotation that fits is used as it is, and neither an order to a machine nor what
 * scripture does not touch reaches the model. What the library found is offered to the model as material; its output
 * passes the same check as every draft, and when it fails the draft of the library is used.
 */
export function modelAuthor({ library, asker, cache, passages, name, mayAsk }: ModelAuthor): Author {
  const signed = ({ sources, confidence }: Pick<Signature, 'sources' | 'confidence'>): Signature => ({
    writer: 'model',
    sources: [{ name, gave: 'the wording' }, ...sources],
    confidence,
  });
  /** Where the library found nothing. */
  const alone = signed({ sources: [], confidence: 'low' });
  /** The draft is a card on what was asked, not only one like it, and needs no rewriting. */
  const isFinal = ({ signature: { writer, nearest } }: { signature: Signature }): boolean =>
    writer === 'card' && !nearest;
  const shown = async (versionId: string, written: readonly string[]) => {
    const read = await passages(versionId, written);
    return written.flatMap((each) => read(each) ?? []).map(({ reference, text }) => ({ reference, text }));
  };
  const withFallback = async <Draft extends { signature: Signature }, Fallback extends Draft | undefined>(
    key: readonly string[],
    draft: Fallback,
    write: () => Promise<Draft | undefined>,
  ): Promise<Draft | Fallback> => {
    const cached = await cache.getOrWrite(
      key,
      async () => {
        const written = mayAsk() ? await write() : undefined;
        return written && { written, concern: concernIn(written) };
      },
      // Never cache text that speaks of somebody in danger.
      ({ concern }) => concern === undefined,
    );
    if (!cached) return draft;
    // The model sees danger that the router did not see in the question. Do not show its text: use the library's draft,
    // with help above it.
    if (!cached.concern) return cached.written;
    return draft && { ...draft, signature: { ...draft.signature, concern: cached.concern } };
  };

  return {
    titlesNear: (term) => library.titlesNear(term),

    async entry(term): Promise<EntryDraft | undefined> {
      const draft = await library.entry(term);
      if (!draft || isFinal(draft)) return draft;
      return await withFallback<EntryDraft, EntryDraft>(['entry', term], draft, async () => {
        const { signature, languageInsights: _, ...text } = draft;
        const written = await asker.write('an entry of an encyclopedia of the Bible', writtenEntry, {
          asked: term,
          library: { draft: text, passages: await shown(defaultVersionId, draft.keyScriptures) },
        });
        return written && { ...draft, ...written, signature: signed(signature) };
      });
    },

    async answer(asked: AuthorRequest): Promise<AnswerDraft> {
      const draft = await library.answer(asked);
      const nothing = draft.references.length === 0;
      if (nothing ? notForUs(asked.text) !== undefined : isFinal(draft) || draft.outcome === 'quotation') return draft;
      return await withFallback<AnswerDraft, AnswerDraft>(['answer', asked.versionId, asked.text], draft, async () => {
        const { signature, ...text } = draft;
        const written = await asker.write('an answer to a question', writtenAnswer, {
          asked: asked.text,
          ...(!nothing && {
            library: {
              draft: text,
              passages: await shown(
                asked.versionId,
                draft.references.map(({ scripture }) => scripture),
              ),
            },
          }),
        });
        if (!written) return undefined;
        return {
          question: asked.text,
          summary: written.summary,
          plainEnglishExplanation: written.explanation,
          ...(written.whereChristiansDiffer && { whereChristiansDiffer: written.whereChristiansDiffer }),
          references: written.references,
          ...(draft.nearest && { nearest: draft.nearest }),
          signature: nothing ? alone : signed(signature),
        };
      });
    },

    async objection(asked: AuthorRequest): Promise<ObjectionDraft> {
      const draft = await library.objection(asked);
      const nothing = draft.keyScriptures.length === 0;
      if (nothing ? notForUs(asked.text) !== undefined : isFinal(draft)) return draft;
      return await withFallback<ObjectionDraft, ObjectionDraft>(
        ['objection', asked.versionId, asked.text],
        draft,
        async () => {
          const { signature, ...text } = draft;
          const written = await asker.write('an answer to an objection to the Christian faith', writtenObjection, {
            asked: asked.text,
            ...(!nothing && {
              library: { draft: text, passages: await shown(asked.versionId, draft.keyScriptures) },
            }),
          });
          // Keep the library's reading list, because models invent books.
          return (
            written && {
              objection: asked.text,
              ...written,
              furtherReading: draft.furtherReading,
              signature: nothing ? alone : signed(signature),
            }
          );
        },
      );
    },

    async study(asked: AuthorRequest): Promise<StudyDraft | undefined> {
      const draft = await library.study(asked);
      if (draft ? isFinal(draft) : notForUs(asked.text) !== undefined) return draft;
      return await withFallback<StudyDraft, StudyDraft | undefined>(
        ['study', asked.versionId, asked.text],
        draft,
        async () => {
          const written = await asker.write('a guided study for a small group', writtenStudy, {
            asked: asked.text,
            ...(draft && {
              library: {
                draft: { ...draft, signature: undefined },
                passages: await shown(
                  asked.versionId,
                  draft.sections.flatMap(({ scriptures }) => scriptures),
                ),
              },
            }),
          });
          return (
            written && {
              title: written.title,
              introduction: written.introduction,
              reflectionQuestions: written.reflectionQuestions,
              concludingPrayer: written.concludingPrayer,
              sections: written.sections.map(({ heading, teaching, scriptures }) => ({
                heading,
                teachingText: teaching,
                scriptures,
              })),
              ...(draft?.suggestedLongReads && { suggestedLongReads: draft.suggestedLongReads }),
              signature: draft ? signed(draft.signature) : alone,
            }
          );
        },
      );
    },
  };
}
