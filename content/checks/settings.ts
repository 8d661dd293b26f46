import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { parsedYaml } from '../files/parsed.ts';

const read = <Value>(file: string, schema: z.ZodType<Value>): Value =>
  schema.parse(parsedYaml(readFileSync(path.join(import.meta.dirname, file), 'utf8')).value);

const range = z
  .string()
  .regex(/^\d+-\d+$/)
  .transform((written) => written.split('-').map(Number) as [least: number, most: number]);

/** By kind, how people look an item up, and how long each of its texts may be. */
export const checkedKinds: Readonly<Record<string, { names: string[]; words: Record<string, [number, number]> }>> =
  read(
    'lengths.yaml',
    z.record(z.string(), z.strictObject({ names: z.array(z.string()), words: z.record(z.string(), range) })),
  );

/** Names and numbers that facts give although the verses beside them do not. */
export const factExceptions = read(
  'fact-exceptions.yaml',
  z.array(z.strictObject({ fact: z.string(), words: z.array(z.string()), reason: z.string() })),
);

/** Quoted words beside a reference that no stored version has. */
export const quotationExceptions = read(
  'quotation-exceptions.yaml',
  z.array(z.strictObject({ words: z.string(), reason: z.string() })),
);
