import { isNumber, isObject, isOptional, isShape, isText } from '@berea/validation';

/** Seconds since 1970, by the clock of this device. */
const now = (): number => Date.now() / 1000;

interface Claims {
  readonly iat: number;
  readonly exp: number;
}
const isClaims = isShape<Claims>({ iat: isNumber, exp: isNumber });

/** When the server says that a token was made and expires. */
function claimsOf(token: string): Claims | undefined {
  try {
    const claims: unknown = JSON.parse(atob(token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/')));
    return isClaims(claims) ? claims : undefined;
  } catch {
    return undefined;
  }
}

interface Stored {
  readonly access_token: string;
  /** When this token was stored. Sessions of earlier releases have none. */
  readonly stored_at?: number | undefined;
}
const isStored = isShape<Stored>({ access_token: isText, stored_at: isOptional(isNumber) });

function storedIn(text: string | null): Stored | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isObject(value) && isStored(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The storage of the client's session, in which a token expires by the clock of this device. The client compares the server's time with
 * that clock: one that is an hour ahead let it renew the session for each page, and one that is behind let it use tokens that
 * have expired. Counted from when the token came, unless the clock was set back since.
 */
export const sessionStorageByClock = {
  getItem(key: string): string | null {
    const text = localStorage.getItem(key);
    const stored = storedIn(text);
    const claims = stored && claimsOf(stored.access_token);
    if (!claims || stored.stored_at === undefined) return text;
    const { stored_at } = stored;
    const expires_at = now() < stored_at ? claims.exp : Math.round(stored_at + claims.exp - claims.iat);
    return JSON.stringify({ ...stored, expires_at });
  },
  setItem(key: string, text: string): void {
    const next = storedIn(text);
    const before = storedIn(localStorage.getItem(key));
    const isSame = before?.access_token === next?.access_token;
    localStorage.setItem(key, next ? JSON.stringify({ ...next, stored_at: isSame ? before?.stored_at : now() }) : text);
  },
  removeItem(key: string): void {
    localStorage.removeItem(key);
  },
};
