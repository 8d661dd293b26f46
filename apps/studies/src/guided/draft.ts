import { userStorage } from '@berea/shell-api';
import { isObject, readAs, type GuidedStudy } from '@berea/validation';
import { useMemo } from 'react';
import { isKeptDraft, type KeptDraft } from './kept-draft.ts';

/**
 * All drafts of a user by lower-case topic, oldest first. Validated one by one, so that one bad draft does not lose the
 * others.
 */
const storedDrafts = (userId: string) => userStorage(userId, 'study-drafts', readAs(isObject));
/** The maximum number of drafts per user; the oldest are evicted. */
const maxDrafts = 20;

const othersOf = (userId: string, topic: string): [string, unknown][] =>
  Object.entries(storedDrafts(userId).read() ?? {}).filter(([name]) => name !== topic);
const put = (userId: string, drafts: [string, unknown][]): void => {
  if (drafts.length > 0) storedDrafts(userId).write(Object.fromEntries(drafts));
  else storedDrafts(userId).remove();
};

/** Access to the draft of one user and topic. */
export interface Draft {
  /** The draft as stored when the page was opened; it is not updated by `keep`. */
  readonly kept: KeptDraft | undefined;
  /** Keeps an answer. Those that were given in another tab meanwhile stay; without any answer nothing is kept. */
  keep(draft: KeptDraft, key: string): void;
  /** The answers that are kept by now, from other tabs too. */
  answers(): KeptDraft['answers'];
  forget(): void;
}

/**
 * The unsaved answers of a user to the study of a topic. The draft survives a reload, an expired session and signing in
 * again. Signing out deletes it, and other users of this browser cannot see it. A visitor has no draft.
 */
export function useDraft(userId: string | undefined, topic: string): Draft {
  return useMemo(() => {
    const name = topic.toLowerCase();
    if (userId === undefined)
      return { kept: undefined, keep: () => undefined, answers: () => ({}), forget: () => undefined };
    const stored = (): KeptDraft | undefined => {
      const draft = storedDrafts(userId).read()?.[name];
      return isKeptDraft(draft) ? draft : undefined;
    };
    const forget = () => put(userId, othersOf(userId, name));
    return {
      kept: stored(),
      keep(draft, key) {
        const answers = { ...stored()?.answers, [key]: draft.answers[key] ?? '' };
        if (Object.keys(filled(answers)).length === 0) return forget();
        put(userId, [...othersOf(userId, name).slice(1 - maxDrafts), [name, { ...draft, answers }]]);
      },
      answers: () => stored()?.answers ?? {},
      forget,
    };
  }, [userId, topic]);
}

/** The answers that are not blank. */
export const filled = (answers: KeptDraft['answers']): KeptDraft['answers'] =>
  Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer.trim() !== ''));

/** The answers of two tabs. Where both have one to the same question, neither is lost. */
export const withBoth = (one: KeptDraft['answers'], other: KeptDraft['answers']): KeptDraft['answers'] => ({
  ...one,
  ...Object.fromEntries(
    Object.entries(other).map(([key, mine]) => {
      const theirs = one[key] ?? '';
      if (mine.includes(theirs)) return [key, mine];
      return [key, theirs.includes(mine) ? theirs : `${theirs}\n\n${mine}`];
    }),
  ),
});

/**
 * What the answers of a study are stored by: the text of the question, and from the second equal question on its number
 * among them, too.
 */
export const questionKeys = (questions: readonly string[]): string[] =>
  questions.map((question, index) => {
    const before = questions.slice(0, index).filter((other) => other === question).length;
    return before === 0 ? question : `${question} (${before + 1})`;
  });

/** The answers in the order of the questions; '' for unanswered ones. */
export const inOrder = (
  { reflectionQuestions }: Pick<GuidedStudy, 'reflectionQuestions'>,
  answers: Readonly<Record<string, string>>,
): string[] => questionKeys(reflectionQuestions).map((key) => answers[key] ?? '');
