import { objectionRule, takenBy } from '@berea/validation';

/** The URL of the answer to an objection: '/apologetics?q=…'. */
export const objectionAddress = (asked: string): string => `/apologetics?${new URLSearchParams({ q: asked })}`;

/** The path that shows help before an answer. The objection is not part of the URL. */
export const objectionHelpAddress = '/apologetics/help';

/** The trimmed objection from the URL's `q` parameter; undefined if it is empty or invalid. */
export const objectionIn = (written: string): string | undefined => takenBy(objectionRule, written);
