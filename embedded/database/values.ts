/**
 * How values are converted, the same for both engines, so that callers do not depend on the engine.
 *
 * Out: int2, int4, oid, float → number; int8 → number while it is exact, else its digits as a string; numeric → string;
 * bool → boolean; json, jsonb → parsed; bytea → Uint8Array; timestamp, timestamptz → ISO 8601 as Postgres itself writes
 * it into JSON (`2026-11-20T10:22:00.123456+00:00`, microseconds kept, time zone UTC); everything else (date, time,
 * uuid, interval, enums…) → Postgres' own text. Arrays of these types → arrays; arrays of other types stay text.
 *
 * In: null, undefined → null; Date → ISO; Uint8Array → bytea; arrays → Postgres arrays; other objects → JSON; the rest
 * as text.
 */

import { parse as parseArray } from 'postgres-array';

type Parser = (text: string) => unknown;

/** Connection settings of both engines, which the parsers depend on. */
export const sessionSettings = {
  TimeZone: 'UTC',
  DateStyle: 'ISO, MDY',
  IntervalStyle: 'postgres',
  bytea_output: 'hex',
} as const;

function int8(text: string): number | string {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : text;
}

/** '2026-11-20 10:22:00.5+00' → '2026-11-20T10:22:00.5+00:00'. `infinity` is unchanged. */
function timestamp(text: string): string {
  return text
    .replace(/^(\d+-\d\d-\d\d) /, '$1T')
    .replace(/([+-]\d\d)(?= BC$|$)/, (zone, _offset, at: number) => (at > 10 ? `${zone}:00` : zone));
}

const scalars: readonly { readonly oid: number; readonly array: number; readonly parse: Parser }[] = [
  { oid: 16, array: 1000, parse: (text) => text === 't' }, // bool
  { oid: 17, array: 1001, parse: (text) => new Uint8Array(Buffer.from(text.slice(2), 'hex')) }, // bytea
  { oid: 20, array: 1016, parse: int8 },
  { oid: 21, array: 1005, parse: Number }, // int2
  { oid: 23, array: 1007, parse: Number }, // int4
  { oid: 26, array: 1028, parse: Number }, // oid
  { oid: 114, array: 199, parse: (text) => JSON.parse(text) as unknown },
  { oid: 3802, array: 3807, parse: (text) => JSON.parse(text) as unknown }, // jsonb
  { oid: 700, array: 1021, parse: Number }, // float4
  { oid: 701, array: 1022, parse: Number }, // float8
  { oid: 1114, array: 1115, parse: timestamp },
  { oid: 1184, array: 1185, parse: timestamp }, // timestamptz
  // Text whose arrays are parsed: char, name, text, bpchar, varchar, date, time, timetz, interval, numeric, uuid.
  ...[
    [18, 1002],
    [19, 1003],
    [25, 1009],
    [1042, 1014],
    [1043, 1015],
    [1082, 1182],
    [1083, 1183],
    [1266, 1270],
    [1186, 1187],
    [1700, 1231],
    [2950, 2951],
  ].map(([oid = 0, array = 0]) => ({ oid, array, parse: (text: string) => text })),
];

/** Parsers by type oid. Types not listed stay text. */
export const parsers: Readonly<Record<number, Parser>> = Object.fromEntries(
  scalars.flatMap(({ oid, array, parse }) => [
    [oid, parse],
    [array, (text: string) => parseArray(text, parse)],
  ]),
);

function arrayLiteral(values: readonly unknown[]): string {
  const items = values.map((value) => {
    if (Array.isArray(value)) return arrayLiteral(value);
    const text = toText(value);
    return text === null ? 'NULL' : `"${text.replace(/[\\"]/g, '\\$&')}"`;
  });
  return `{${items.join(',')}}`;
}

/** Formats a parameter in Postgres' text format. */
export function toText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean') return String(value);
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array)
    return `\\x${Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('hex')}`;
  if (Array.isArray(value)) return arrayLiteral(value);
  return JSON.stringify(value);
}
