import { z } from 'zod';

/** The parts of a module's .conf that decide how it is read and how it may be used. */
const confSchema = z.object({
  module: z.string(),
  Version: z.string().default('1.0'),
  DataPath: z.string(),
  DistributionLicense: z.string().optional(),
  CompressType: z.string().default('ZIP'),
  Versification: z.string().default('KJV'),
});

/** A parsed .conf file. */
export type Conf = z.infer<typeof confSchema>;

/**
 * Reads a SWORD .conf file: `[Module]`, then `Key=value` lines; `#` begins a comment, a trailing backslash continues a
 * line.
 * @throws z.ZodError when a required line is missing.
 */
export function parseConf(text: string): Conf {
  const fields: Record<string, string> = {};
  for (const line of text.replace(/\\\r?\n/g, ' ').split(/\r?\n/)) {
    const section = /^\[(.+)\]\s*$/.exec(line);
    if (section) fields['module'] = section[1]!;
    const field = /^(\w+)\s*=\s*(.*)$/.exec(line);
    if (field) fields[field[1]!] ??= field[2]!.trim();
  }
  return confSchema.parse(fields);
}
