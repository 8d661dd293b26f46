import { objection } from '@berea/validation';

/** The address of an objection and its answer: '/apologetics?q=…'. */
export const objectionAddress = (asked: string): string => `/apologetics?${new URLSearchParams({ q: asked })}`;

/** Where help stands above an answer; the objection is not in the address. */
export const objectionHelpAddress = '/apologetics/help';

/** What an address asks, trimmed; undefined where it asks nothing or something that breaks the rule. */
export const objectionIn = (written: string): string | undefined => objection.safeParse(written).data;
