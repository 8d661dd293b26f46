import { storedValue, userStorage } from '@berea/shell-api';
import { isLike, isListOf, isShape, isText, readAs } from '@berea/validation';

/** What was looked for lately, latest first. In this browser only; that of a person ends with their session. */
export type Recent = readonly { readonly label: string; readonly kind: string; readonly href: string }[];

const recents = readAs(isListOf(isShape<Recent[number]>({ label: isText, kind: isText, href: isLike(/^\/(?!\/)/) })));
const name = 'looked-for';
const most = 6;

/** @param userId undefined for a visitor */
export const recentOf = (userId: string | undefined) =>
  userId === undefined ? storedValue<Recent>(name, recents) : userStorage<Recent>(userId, name, recents);

/** With another one on top, each once, and no more than a few. */
export const withLatest = (before: Recent, latest: Recent[number]): Recent =>
  [latest, ...before.filter(({ href }) => href !== latest.href)].slice(0, most);
