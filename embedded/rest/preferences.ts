/** Parses the request headers `Prefer`, `Accept`, `Range` and the schema profile. */

import { RestError, notSupported, unsatisfiableRange } from './errors.ts';

/** The preferences that affect the response. */
export interface Preferences {
  readonly representation: 'minimal' | 'headers-only' | 'representation';
  /** Return the number of all matching rows. Planned and estimated counts are answered exactly, too. */
  readonly count: boolean;
  readonly resolution?: 'merge' | 'ignore';
  /** `missing=default`: a key that an object of the body lacks gets the column's default, not null. */
  readonly missingDefault: boolean;
  readonly maxAffected?: number;
  /** The value of the response's `Preference-Applied` header. */
  readonly applied: string;
}

const understood: readonly RegExp[] = [
  /^return=(minimal|headers-only|representation)$/,
  /^count=(exact|planned|estimated)$/,
  /^resolution=(merge|ignore)-duplicates$/,
  /^missing=(default|null)$/,
  /^handling=(strict|lenient)$/,
  /^max-affected=\d+$/,
  /^tx=commit$/,
];

/**
 * `header` as sent, several joined by commas. Unknown preferences are ignored, unless `handling=strict` is among them.
 */
export function parsePreferences(
  header: string | undefined,
  defaults: Pick<Preferences, 'representation'>,
): Preferences {
  const given = (header ?? '')
    .split(',')
    .map((preference) => preference.trim())
    .filter(Boolean);
  const unsafe = given.find((preference) => /^(tx=rollback|timezone=)/.test(preference));
  if (unsafe !== undefined) throw notSupported(`Prefer: ${unsafe}`);

  // Of two conflicting preferences the first one wins.
  const values = new Map<string, string>();
  const unknown: string[] = [];
  for (const preference of given) {
    const [name = '', value = ''] = preference.split('=');
    if (!understood.some((pattern) => pattern.test(preference))) unknown.push(preference);
    else if (!values.has(name)) values.set(name, value);
  }
  const strict = values.get('handling') === 'strict';
  if (strict && unknown.length > 0) {
    throw new RestError(400, 'PGRST122', 'Invalid preferences given with handling=strict', {
      details: `Invalid preferences: ${unknown.join(', ')}`,
    });
  }
  const resolution = values.get('resolution')?.replace('-duplicates', '') as Preferences['resolution'];
  const maxAffected = values.get('max-affected');
  return {
    representation: (values.get('return') as Preferences['representation'] | undefined) ?? defaults.representation,
    count: values.has('count'),
    missingDefault: values.get('missing') === 'default',
    applied: [...values].map((pair) => pair.join('=')).join(', '),
    ...(resolution && { resolution }),
    // As in PostgREST, a limit applies only with handling=strict.
    ...(strict && maxAffected !== undefined && { maxAffected: Number(maxAffected) }),
  };
}

const json = [
  '*/*',
  'application/*',
  'application/json',
  'application/vnd.pgrst.array+json',
  'application/vnd.pgrst.array',
];
const single = ['application/vnd.pgrst.object+json', 'application/vnd.pgrst.object'];

/** Whether one object is requested (`.single()`) rather than an array. */
export function asksForOneObject(accept: string | undefined): boolean {
  const types = (accept ?? '*/*').split(',').map((type) =>
    type
      .trim()
      .toLowerCase()
      .replace(/;\s*(q=[\d.]+|charset=utf-8)/g, ''),
  );
  const chosen = types.find((type) => json.includes(type) || single.includes(type));
  if (chosen === undefined) {
    throw new RestError(406, 'PGRST107', `None of these media types are available: ${accept}`, {
      hint: 'The embedded Supabase answers in JSON only.',
    });
  }
  return single.includes(chosen);
}

/** Checks `Accept-Profile` or `Content-Profile`: only the schema public is served. */
export function requirePublicSchema(profile: string | undefined): void {
  if (profile === undefined || profile === 'public') return;
  throw new RestError(406, 'PGRST106', `Invalid schema: ${profile}`, {
    hint: 'Only the following schemas are exposed: public',
  });
}

/** The rows to return. */
export interface Range {
  readonly offset: number;
  readonly limit?: number;
}

/** Both `limit`/`offset` and a `Range: 0-9` header may restrict the rows. The result is their intersection. */
export function narrow(query: Range, header: string | undefined): Range {
  const match = /^(?:items=)?(\d+)-(\d*)$/.exec(header ?? '');
  if (!match) return query;
  const [first, last] = [Number(match[1]), match[2] ? Number(match[2]) : Infinity];
  if (last < first)
    throw unsatisfiableRange(
      'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    );
  const offset = Math.max(query.offset, first);
  const end = Math.min(query.offset + (query.limit ?? Infinity), last + 1);
  return { offset, ...(end !== Infinity && { limit: Math.max(0, end - offset) }) };
}
