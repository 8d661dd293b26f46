import { question } from '@berea/validation';

/** The address of a question and its answer: '/question?q=…'. */
export const questionAddress = (asked: string): string => `/question?${new URLSearchParams({ q: asked })}`;

/** Where help stands above an answer; the question is not in the address. */
export const questionHelpAddress = '/question/help';

/** What an address asks, trimmed; undefined where it asks nothing or something that is no question. */
export const questionIn = (written: string): string | undefined => question.safeParse(written).data;
