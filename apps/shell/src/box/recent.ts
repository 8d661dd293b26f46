import { storedValue, userStorage } from '@berea/shell-api';
import * as z from 'zod/mini';

const recents = z.array(
  z.object({ label: z.string(), kind: z.string(), href: z.string().check(z.regex(/^\/(?!\/)/)) }),
);
const name = 'looked-for';
const most = 6;

/** What was looked for lately, latest first. In this browser only; that of a person ends with their session. */
export type Recent = z.infer<typeof recents>;

/** @param userId undefined for a visitor */
export const recentOf = (userId: string | undefined) =>
  userId === undefined ? storedValue(name, recents) : userStorage(userId, name, recents);

/** With another one on top, each once, and no more than a few. */
export const withLatest = (before: Recent, latest: Recent[number]): Recent =>
  [latest, ...before.filter(({ href }) => href !== latest.href)].slice(0, most);
