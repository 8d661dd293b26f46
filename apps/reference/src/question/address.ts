import { questionRule, takenBy } from '@berea/validation';

/** The URL of the answer to a question: '/question?q=…'. */
export const questionAddress = (asked: string): string => `/question?${new URLSearchParams({ q: asked })}`;

/** The path that shows help before an answer. The question is not part of the URL. */
export const questionHelpAddress = '/question/help';

/** The trimmed question from the URL's `q` parameter; undefined if it is empty or invalid. */
export const questionIn = (written: string): string | undefined => takenBy(questionRule, written);
