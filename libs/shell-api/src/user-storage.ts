/**
 * Browser storage for one user's unsent data. It is keyed by user id, so other users of this browser do not see it, and
 * signing out clears it. If the browser refuses to store (private mode, quota exceeded), the data lasts only as long as
 * the page.
 */
const keyOf = (userId: string, name: string): string => `berea-own ${userId} ${name}`;

/** The value stored under a name; undefined if there is none or it is unreadable. */
export function readUserStorage(userId: string, name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyOf(userId, name)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a JSON-serialisable value; undefined removes it. */
export function writeUserStorage(userId: string, name: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(keyOf(userId, name));
    else localStorage.setItem(keyOf(userId, name), JSON.stringify(value));
  } catch {
    // Storing is optional; see `keyOf`.
  }
}

/** Removes everything stored for a user, because others may use the same computer. */
export function clearUserStorage(userId: string): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(keyOf(userId, ''))) localStorage.removeItem(key);
  } catch {
    // If storage is not accessible, nothing was stored.
  }
}
