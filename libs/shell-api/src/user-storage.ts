/**
 * What is kept in this browser for one person, until it can be sent. Others who sign in here do not see it, and signing out
 * forgets it. A browser that refuses to store (private mode, full) is none the worse: then it lasts as long as the page.
 */
const keyOf = (userId: string, name: string): string => `berea-own ${userId} ${name}`;

/** What was kept under a name; undefined where there is nothing, or nothing that can be read. */
export function readUserStorage(userId: string, name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyOf(userId, name)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value that JSON can hold; undefined forgets what was kept. */
export function writeUserStorage(userId: string, name: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(keyOf(userId, name));
    else localStorage.setItem(keyOf(userId, name), JSON.stringify(value));
  } catch {
    // See above.
  }
}

/** Forgets all that was kept for a person: the computer may be another's, too. */
export function clearUserStorage(userId: string): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(keyOf(userId, ''))) localStorage.removeItem(key);
  } catch {
    // Where nothing can be read nothing was kept.
  }
}
