import { writeUserStorage, readUserStorage } from '@berea/shell-api';
import { guidedStudy, type GuidedStudy } from '@berea/validation';
import { useMemo } from 'react';
import { z } from 'zod';

/** A study that somebody has begun to answer in this browser. */
const keptDraft = z.object({
  study: guidedStudy,
  /** The version it quotes. */
  bibleId: z.string(),
  /** By question, so that an answer is not lost when a study comes with its questions in another order. */
  answers: z.record(z.string(), z.string()),
});
export type KeptDraft = z.infer<typeof keptDraft>;

/** Every begun study of a person, by topic in lower case; the oldest first. */
const storedDrafts = z.record(z.string(), z.unknown()).catch({});
const storageName = 'study-drafts';
/** As many as are kept for one person; the oldest give way. */
const most = 20;

const othersOf = (userId: string, topic: string): [string, unknown][] =>
  Object.entries(storedDrafts.parse(readUserStorage(userId, storageName))).filter(([name]) => name !== topic);
const put = (userId: string, drafts: [string, unknown][]): void =>
  writeUserStorage(userId, storageName, drafts.length > 0 ? Object.fromEntries(drafts) : undefined);

export interface Draft {
  /** As it was when the page was opened. */
  readonly kept: KeptDraft | undefined;
  keep(draft: KeptDraft): void;
  forget(): void;
}

/**
 * What a person has answered of the study of a topic and not saved yet. It is the person's own: it survives a reload, an expired session
 * and signing in again; signing out forgets it, and nobody else who signs in here finds it. A visitor has none.
 */
export function useDraft(userId: string | undefined, topic: string): Draft {
  return useMemo(() => {
    const name = topic.toLowerCase();
    if (userId === undefined) return { kept: undefined, keep: () => undefined, forget: () => undefined };
    return {
      kept: keptDraft.safeParse(storedDrafts.parse(readUserStorage(userId, storageName))[name]).data,
      keep: (draft) => put(userId, [...othersOf(userId, name).slice(1 - most), [name, draft]]),
      forget: () => put(userId, othersOf(userId, name)),
    };
  }, [userId, topic]);
}

/** Whether anything was written. */
export const isBegun = (answers: Readonly<Record<string, string>>): boolean =>
  Object.values(answers).some((answer) => answer.trim() !== '');

/** Answers in the order of the questions; '' where there is none. */
export const inOrder = (
  { reflectionQuestions }: Pick<GuidedStudy, 'reflectionQuestions'>,
  answers: Readonly<Record<string, string>>,
): string[] => reflectionQuestions.map((question) => answers[question] ?? '');
