import { isRecordOf, isText, readAs } from '@berea/validation';
import { removeStored, storedValue, type StoredReader, type StoredValue } from './storage.ts';

/**
 * A value that belongs to one user: changes and answers that are not saved on the server yet. It is keyed by user id,
 * so that other users of this browser do not see it. It survives an expired session; ending the session removes it.
 * @param formerName its name in an earlier release, if it was another one
 */
export const userStorage = <T>(
  userId: string,
  name: string,
  reader: StoredReader<T>,
  formerName = name,
): StoredValue<T> =>
  storedValue(`user:${userId}:${name}`, reader, { former: { key: `berea-own ${userId} ${formerName}` } });

const texts = readAs(isRecordOf(isText));

/**
 * The texts that somebody has typed into a form and not sent yet. Kept in this tab only, so that a private text such as
 * a prayer is not visible in other tabs or after the tab is closed. Ending a session removes it.
 */
export const formDraft = (form: string): StoredValue<Record<string, string>> =>
  storedValue(`draft:${form}`, texts, { area: 'tab', former: { key: `berea-draft-${form}` } });

/** Who signed in last in this tab. */
const draftOwner = storedValue('draft-owner', readAs(isText), { area: 'tab' });

/**
 * Who signed in last on this page, until a session ends. In memory: a late answer asks, also where nothing can be
 * stored.
 */
let keptFor: string | undefined;

/**
 * Whether this page may still keep and say what is a person's: not once they have signed out, in any tab, or another
 * has signed in. A session that expires changes nothing. What is on its way meanwhile asks this when its answer comes.
 */
export const mayKeepFor = (userId: string): boolean => keptFor === userId;

/**
 * Forgets the drafts of somebody else, whose session ended without their doing. What a visitor has typed belongs to
 * whoever signs in.
 * @returns whether somebody else was signed in before
 */
export function claimDrafts(userId: string): boolean {
  const others = (draftOwner.read() ?? userId) !== userId;
  if (others) clearPersonalStorage(undefined);
  draftOwner.write(userId);
  keptFor = userId;
  return others;
}

/** Removes every value of a user in this browser and every form draft in this tab. */
export function clearPersonalStorage(userId: string | undefined): void {
  removeStored('draft:', { area: 'tab', formerKey: 'berea-draft-' });
  draftOwner.remove();
  keptFor = undefined;
  if (userId !== undefined) removeStored(`user:${userId}:`, { formerKey: `berea-own ${userId} ` });
}
