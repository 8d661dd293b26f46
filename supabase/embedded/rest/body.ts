/** The JSON that a request brings: looked into for its keys, and handed to Postgres as it came, so that no number loses a digit. */

import { malformedBody } from './errors.ts';

export interface Body {
  readonly text: string;
  readonly many: boolean;
  /** How many objects. */
  readonly size: number;
  /** The keys to write: `columns=` where it is given, otherwise those that every object has. */
  readonly keys: readonly string[];
}

/** Not zod's record: that copies, and loses a key called `__proto__`, which must be refused as unknown. */
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
  return { text, many, size: objects.length, keys: columns ?? keys };
}
