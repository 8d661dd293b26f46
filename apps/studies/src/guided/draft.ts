import { guidedStudy, type GuidedStudy } from '@berea/validation';
import { useCallback, useMemo, useState } from 'react';
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

const shelf = z.record(z.string(), z.unknown());
/** As many begun studies as are kept for one person; the oldest give way. */
const most = 20;

const keyOf = (userId: string): string => `berea-study-drafts-${userId}`;

function read(userId: string): Record<string, unknown> {
  try {
    return shelf.safeParse(JSON.parse(localStorage.getItem(keyOf(userId)) ?? '{}')).data ?? {};
  } catch {
    return {};
  }
}

function write(userId: string, drafts: Record<string, unknown>): void {
  try {
    if (Object.keys(drafts).length === 0) localStorage.removeItem(keyOf(userId));
    else localStorage.setItem(keyOf(userId), JSON.stringify(drafts));
  } catch {
    // The answers live on the page, at least.
  }
}

export interface Draft {
  readonly kept: KeptDraft | undefined;
  keep(draft: KeptDraft): void;
  forget(): void;
}

/**
 * What a person has answered of the study of a topic and not saved yet. It stays in this browser, under the person's id: it survives a
 * reload, an expired session and signing in again, and nobody else who signs in here finds it.
 */
export function useDraft(userId: string | undefined, topic: string): Draft {
  const name = topic.toLowerCase();
  const [revision, setRevision] = useState(0);
  const kept = useMemo(
    () => (userId === undefined ? undefined : keptDraft.safeParse(read(userId)[name]).data),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- read anew after it was forgotten
    [userId, name, revision],
  );
  const keep = useCallback((draft: KeptDraft) => {
    if (userId === undefined) return;
    const { [name]: _, ...others } = read(userId);
    write(userId, Object.fromEntries([...Object.entries(others).slice(1 - most), [name, draft]]));
  }, [userId, name]);
  const forget = useCallback(() => {
    if (userId === undefined) return;
    const { [name]: _, ...others } = read(userId);
    write(userId, others);
    setRevision((count) => count + 1);
  }, [userId, name]);
  return useMemo(() => ({ kept, keep, forget }), [kept, keep, forget]);
}

/** Whether anything was written. */
export const isBegun = (answers: Readonly<Record<string, string>>): boolean => Object.values(answers).some((answer) => answer.trim() !== '');

/** Answers in the order of the questions; '' where there is none. */
export const inOrder = ({ reflectionQuestions }: Pick<GuidedStudy, 'reflectionQuestions'>, answers: Readonly<Record<string, string>>): string[] =>
  reflectionQuestions.map((question) => answers[question] ?? '');
