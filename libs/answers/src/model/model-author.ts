import { defaultVersionId } from '@berea/scripture';
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
  /** Answers when a card matches, when nothing is found, and when the model fails. */
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
 * Creates an author that lets a language model rewrite the drafts of the library. Matching cards are used as they are,
 * and when the library finds nothing the model is not asked, so that it cannot make things up. The model receives the
 * findings of the library as input, its output passes the same check as every draft, and when it fails the draft of the
 * library is used.
 */
export function modelAuthor({ library, asker, cache, passages, name, mayAsk }: ModelAuthor): Author {
  const signed = ({ sources, confidence }: Signature): Signature => ({
    writer: 'model',
    sources: [{ name, gave: 'the wording' }, ...sources],
    confidence,
  });
  /** The draft is a matching card and needs no rewriting. */
  const isFinal = ({ signature: { writer, nearest } }: { signature: Signature }): boolean =>
    writer === 'card' && !nearest;
  const shown = async (versionId: string, written: readonly string[]) => {
    const read = await passages(versionId, written);
    return written.flatMap((each) => read(each) ?? []).map(({ reference, text }) => ({ reference, text }));
  };
  const withFallback = async <Draft extends { signature: Signature }>(
    key: readonly string[],
    draft: Draft,
    write: () => Promise<Draft | undefined>,
  ): Promise<Draft> => {
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
    return cached.concern ? { ...draft, signature: { ...draft.signature, concern: cached.concern } } : cached.written;
  };

  return {
    titlesNear: (term) => library.titlesNear(term),

    async entry(term): Promise<EntryDraft | undefined> {
      const draft = await library.entry(term);
      if (!draft || isFinal(draft)) return draft;
      return await withFallback(['entry', term], draft, async () => {
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
      if (isFinal(draft) || draft.references.length === 0) return draft;
      return await withFallback<AnswerDraft>(['answer', asked.versionId, asked.text], draft, async () => {
        const { signature, ...text } = draft;
        const written = await asker.write('an answer to a question', writtenAnswer, {
          asked: asked.text,
          library: {
            draft: text,
            passages: await shown(
              asked.versionId,
              draft.references.map(({ scripture }) => scripture),
            ),
          },
        });
        if (!written) return undefined;
        const cited = new Set(written.references.map(({ scripture }) => scripture));
        return {
          question: asked.text,
          summary: written.summary,
          plainEnglishExplanation: written.explanation,
          ...(written.whereChristiansDiffer && { whereChristiansDiffer: written.whereChristiansDiffer }),
          references: [
            ...written.references,
            ...draft.references.filter(({ scripture }) => !cited.has(scripture)),
          ].slice(0, 14),
          signature: signed(signature),
        };
      });
    },

    async objection(asked: AuthorRequest): Promise<ObjectionDraft> {
      const draft = await library.objection(asked);
      if (isFinal(draft) || draft.keyScriptures.length === 0) return draft;
      return await withFallback<ObjectionDraft>(['objection', asked.versionId, asked.text], draft, async () => {
        const { signature, ...text } = draft;
        const written = await asker.write('an answer to an objection to the Christian faith', writtenObjection, {
          asked: asked.text,
          library: { draft: text, passages: await shown(asked.versionId, draft.keyScriptures) },
        });
        // Keep the library's reading list, because models invent books.
        return (
          written && {
            objection: asked.text,
            ...written,
            furtherReading: draft.furtherReading,
            signature: signed(signature),
          }
        );
      });
    },

    async study(asked: AuthorRequest): Promise<StudyDraft | undefined> {
      const draft = await library.study(asked);
      if (!draft || isFinal(draft)) return draft;
      return await withFallback(['study', asked.versionId, asked.text], draft, async () => {
        const { signature, ...text } = draft;
        const written = await asker.write('a guided study for a small group', writtenStudy, {
          asked: asked.text,
          library: {
            draft: text,
            passages: await shown(
              asked.versionId,
              draft.sections.flatMap(({ scriptures }) => scriptures),
            ),
          },
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
            suggestedLongReads: draft.suggestedLongReads,
            signature: signed(signature),
          }
        );
      });
    },
  };
}
