import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { parsedYaml } from '../files/parsed.ts';

const read = <Exception>(file: string, schema: z.ZodType<Exception>): readonly Exception[] =>
  z.array(schema).parse(parsedYaml(readFileSync(path.join(import.meta.dirname, file), 'utf8')).value);

/** Names and numbers that facts give although the verses beside them do not. */
export const factExceptions = read(
  'fact-exceptions.yaml',
  z.strictObject({ fact: z.string(), words: z.array(z.string()), reason: z.string() }),
);

/** What stands in quotation marks beside a reference and in no stored version. */
export const quotationExceptions = read(
  'quotation-exceptions.yaml',
  z.strictObject({ words: z.string(), reason: z.string() }),
);
