/**
 * How deeply JSON may be nested. Postgres parses nested values recursively, and the embedded one has no memory for it:
 * 30,000 levels corrupt it, and the reply with a value 2,000 levels deep never arrives.
 */

/** The limit: no screen of the product nests more than eight levels. */
export const maxDepth = 64;

const [quote, backslash, openArray, closeArray, openObject, closeObject] = [...Buffer.from('"\\[]{}')];

/**
 * Whether `json` has more than `maxDepth` levels. Brackets inside strings do not count. Text that is not JSON is measured
 * alike.
 */
export function isTooDeep(json: Uint8Array | string): boolean {
  const bytes = typeof json === 'string' ? Buffer.from(json) : json;
  let depth = 0;
  let inString = false;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (inString) {
      if (byte === backslash) at++;
      else if (byte === quote) inString = false;
    } else if (byte === openArray || byte === openObject) {
      depth++;
      if (depth > maxDepth) return true;
    } else if (byte === closeArray || byte === closeObject) depth--;
    else if (byte === quote) inString = true;
  }
  return false;
}

/**
 * The same for an array literal of Postgres whose elements are JSON: `{"{\\"a\\":1}"}`. Its own quotes and escapes are
 * removed, so that what is left are the elements, one after the other. Postgres reads them in this order, and stops at
 * the first one that is no JSON.
 */
export function isArrayTooDeep(literal: string): boolean {
  return isTooDeep(literal.replaceAll(/\\([^])|"/g, '$1'));
}
