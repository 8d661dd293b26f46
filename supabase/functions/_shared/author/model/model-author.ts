import { defaultVersionId } from '@berea/scripture';
import { concernIn } from '../../care/concern-in.ts';
import type { AnswerDraft, Asked, Author, EntryDraft, ObjectionDraft, Signature, StudyDraft } from '../author.ts';
import type { Passages } from '../passages.ts';
import type { ModelAsker } from './ask.ts';
import type { Remembered } from './remembered.ts';
import { writtenAnswer, writtenEntry, writtenObjection, writtenStudy } from './written.ts';

export interface ModelAuthor {
  /** Who answers where a card fits, where nothing is found, and where the model fails. */
  readonly library: Author;
  readonly asker: ModelAsker;
  readonly memory: Remembered;
  /** Reads the text of written references in a version. */
  passages(versionId: string, written: readonly string[]): Promise<Passages>;
  /** 'OpenAI, gpt-x': as the answer names it. */
  readonly name: string;
  /** Whether the model may be asked for whoever asks now; counts when it says yes. */
  mayAsk(): boolean;
}

/**
 * A language model behind the library: our own cards come first, and what the library does not know the model does not make up. It is given
 * the library's findings, its work goes through the same check as everybody's, and when it fails the library's draft stands.
 */
export function modelAuthor({ library, asker, memory, passages, name, mayAsk }: ModelAuthor): Author {
  const signed = ({ sources, confidence }: Signature): Signature => ({
    writer: 'model',
    sources: [{ name, gave: 'the wording' }, ...sources],
    confidence,
  });
  /** A card fits, or there is nothing to write from. */
  const stands = ({ signature: { writer, nearest } }: { signature: Signature }): boolean =>
    writer === 'card' && !nearest;
  const shown = async (versionId: string, written: readonly string[]) => {
    const read = await passages(versionId, written);
    return written.flatMap((each) => read(each) ?? []).map(({ reference, text }) => ({ reference, text }));
  };
  const orLibrary = async <Draft extends { signature: Signature }>(
    key: readonly string[],
    draft: Draft,
    write: () => Promise<Draft | undefined>,
  ): Promise<Draft> => {
    const made = await memory.recall(
      key,
      async () => {
        const written = mayAsk() ? await write() : undefined;
        return written && { written, concern: concernIn(written) };
      },
      // What speaks of somebody in danger is kept nowhere.
      ({ concern }) => concern === undefined,
    );
    if (!made) return draft;
    // A model that sees danger where the router saw none is not left to answer it: our own draft stands, with help above it.
    return made.concern ? { ...draft, signature: { ...draft.signature, concern: made.concern } } : made.written;
  };

  return {
    async entry(term): Promise<EntryDraft | undefined> {
      const draft = await library.entry(term);
      if (!draft || stands(draft)) return draft;
      return await orLibrary(['entry', term], draft, async () => {
        const { signature, languageInsights: _, ...text } = draft;
        const written = await asker.write('an entry of an encyclopedia of the Bible', writtenEntry, {
          asked: term,
          library: { draft: text, passages: await shown(defaultVersionId, draft.keyScriptures) },
        });
        return written && { ...draft, ...written, signature: signed(signature) };
      });
    },

    async answer(asked: Asked): Promise<AnswerDraft> {
      const draft = await library.answer(asked);
      if (stands(draft) || draft.references.length === 0) return draft;
      return await orLibrary(['answer', asked.versionId, asked.text], draft, async () => {
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

    async objection(asked: Asked): Promise<ObjectionDraft> {
      const draft = await library.objection(asked);
      if (stands(draft) || draft.keyScriptures.length === 0) return draft;
      return await orLibrary(['objection', asked.versionId, asked.text], draft, async () => {
        const { signature, ...text } = draft;
        const written = await asker.write('an answer to an objection to the Christian faith', writtenObjection, {
          asked: asked.text,
          library: { draft: text, passages: await shown(asked.versionId, draft.keyScriptures) },
        });
        // The reading list stays the library's: a model is too ready to name books that nobody wrote.
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

    async study(asked: Asked): Promise<StudyDraft | undefined> {
      const draft = await library.study(asked);
      if (!draft || stands(draft)) return draft;
      return await orLibrary(['study', asked.versionId, asked.text], draft, async () => {
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
