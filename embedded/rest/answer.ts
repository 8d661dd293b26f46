/**
 * Converts the statement's single row to the HTTP response: status, headers, body. Errors thrown here roll the
 * transaction back.
 */

import { z } from 'zod';

import { RestError, answerTooLong, unsatisfiableRange } from './errors.ts';
import type { Preferences } from './preferences.ts';
import { maxAnswerBytes } from './statement.ts';

/** The row that every `Statement` returns. `inserted` is null where it is not needed. */
export const outcome = z.object({
  rows: z.number(),
  total: z.number().nullable(),
  inserted: z.number().nullable(),
  bytes: z.number(),
  body: z.string().nullable(),
});
/** The parsed row of a `Statement`. */
export type Outcome = z.infer<typeof outcome>;

/** The HTTP response. */
export interface Answer {
  readonly status: 200 | 201 | 204 | 206;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON; null for an empty body. */
  readonly body: string | null;
}

function contentRange(first: number, last: number, total: number | null): string {
  return `${total !== 0 && first <= last ? `${first}-${last}` : '*'}/${total ?? '*'}`;
}

function contentType(single: boolean): string {
  return `application/${single ? 'vnd.pgrst.object+json' : 'json'}; charset=utf-8`;
}

function requireOneRow(single: boolean, rows: number): void {
  if (!single || rows === 1) return;
  throw new RestError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
    details: `The result contains ${rows} rows`,
  });
}

function requireShort(bytes: number): void {
  if (bytes > maxAnswerBytes) throw answerTooLong(maxAnswerBytes);
}

interface ReadContext {
  readonly offset: number;
  readonly single: boolean;
  readonly preferences: Preferences;
}

/** The response to a read. Throws `RestError` 400, 406 or 416. */
export function readAnswer(
  { rows, total, bytes, body }: Outcome,
  { offset, single, preferences }: ReadContext,
): Answer {
  requireShort(bytes);
  if (total !== null && offset > total) {
    throw unsatisfiableRange(`An offset of ${offset} was requested, but there are only ${total} rows.`);
  }
  requireOneRow(single, rows);
  return {
    status: total !== null && rows < total ? 206 : 200,
    headers: {
      'Content-Type': contentType(single),
      'Content-Range': contentRange(offset, offset + rows - 1, total),
      ...(preferences.applied && { 'Preference-Applied': preferences.applied }),
    },
    body,
  };
}

function locationOf(relation: string, body: string): string {
  const key = z.record(z.string(), z.unknown()).parse(JSON.parse(body));
  return `/${encodeURIComponent(relation)}?${new URLSearchParams(Object.entries(key).map(([name, value]): [string, string] => [name, `eq.${String(value)}`]))}`;
}

interface WriteContext {
  readonly method: 'POST' | 'PATCH' | 'DELETE';
  readonly relation: string;
  readonly single: boolean;
  readonly preferences: Preferences;
}

/** The response to a write. Throws `RestError` when the result breaks a preference of the request. */
export function writeAnswer(
  { rows, inserted, bytes, body }: Outcome,
  { method, relation, single, preferences }: WriteContext,
): Answer {
  requireShort(bytes);
  const { representation, maxAffected, count, applied } = preferences;
  if (maxAffected !== undefined && method !== 'POST' && rows > maxAffected) {
    throw new RestError(400, 'PGRST124', 'Query result exceeds max-affected preference constraint', {
      details: `The query affects ${rows} rows`,
    });
  }
  const full = representation === 'representation';
  requireOneRow(single && full, rows);
  const [first, last] = method === 'PATCH' ? [0, rows - 1] : [1, 0];
  const location = method === 'POST' && representation === 'headers-only' && rows === 1 && body !== null;
  return {
    // An upsert that only updated existing rows created nothing.
    status: method === 'POST' ? (inserted === 0 ? 200 : 201) : full ? 200 : 204,
    headers: {
      'Content-Range': contentRange(first, last, count ? rows : null),
      ...(applied && { 'Preference-Applied': applied }),
      ...(full && { 'Content-Type': contentType(single) }),
      ...(location && { Location: locationOf(relation, body) }),
    },
    body: full ? body : null,
  };
}
