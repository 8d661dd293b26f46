/**
 * The JSON body of a request. It is parsed only to be checked and passed to Postgres unchanged, so that no number loses
 * precision.
 */

import { malformedBody } from './errors.ts';

/** A request body. */
export interface Body {
  readonly text: string;
  readonly value: unknown;
  readonly many: boolean;
  /** The number of objects. */
  readonly size: number;
  /** The keys to write: those of `columns=` if given, otherwise those that every object has. */
  readonly keys: readonly string[];
}

/**
 * zod's record is not used because it copies the object and loses a key called `__proto__`, which must be refused as
 * unknown.
 */
function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw malformedBody('Empty or invalid json');
  }
}

/** Throws `RestError` 400 when the body is not an object or an array of objects with the same keys. */
export function parseBody(text: string, contentType: string | undefined, columns?: readonly string[]): Body {
  if (contentType !== undefined && !/^application\/(vnd\.pgrst\.object\+)?json\s*(;|$)/i.test(contentType)) {
    throw malformedBody(`Content-Type not acceptable: ${contentType}`);
  }
  const value = parsed(text);
  const many = Array.isArray(value);
  const objects: unknown[] = many ? value : [value];
  if (!objects.every(isObject)) throw malformedBody('The body must be an object or an array of objects');
  const [first = {}, ...others] = objects;
  const keys = Object.keys(first);
  if (
    !columns &&
    others.some((other) => Object.keys(other).length !== keys.length || keys.some((key) => !Object.hasOwn(other, key)))
  ) {
    throw malformedBody('All object keys must match');
  }
  return { text, value, many, size: objects.length, keys: columns ?? keys };
}
