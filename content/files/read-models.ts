import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { z } from 'zod';
import { contentFolder } from './files-of.ts';

/** What was learned: `models/`, a compressed file for each model, and what each was made of. */
export const modelsFolder = path.resolve(contentFolder, '../models');

const manifestFile = path.join(modelsFolder, 'manifest.json');
const fileOf = (name: string): string => path.join(modelsFolder, `${name}.json.br`);
const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');

/** What is known of a model. */
const model = z.strictObject({
  sha256: z.string(),
  /** The command that makes it. */
  command: z.string(),
  /** Of the texts that it was learned from. */
  trainedOn: z.string(),
  /** What it found in texts that it was not learned from, as the command printed it. */
  heldOut: z.array(z.string()).min(1),
});
const manifest = z.record(z.string(), model);

const readManifest = (): z.infer<typeof manifest> =>
  existsSync(manifestFile) ? manifest.parse(JSON.parse(readFileSync(manifestFile, 'utf8'))) : {};

/** The models by name. @throws Error for a file that is not the one the manifest names */
export const readModels = (): ReadonlyMap<string, unknown> =>
  new Map(
    Object.entries(readManifest()).map(([name, { sha256: expected }]) => {
      const bytes = readFileSync(fileOf(name));
      if (sha256(bytes) !== expected) throw new Error(`models/${name}.json.br is not what the manifest says`);
      return [name, JSON.parse(brotliDecompressSync(bytes).toString())];
    }),
  );

/**
 * Writes a model, in place of an earlier one of its name.
 * @param texts what it was learned from
 * @returns its size in bytes
 */
export function writeModel(
  name: string,
  value: object,
  { command, texts, heldOut }: { command: string; texts: readonly string[]; heldOut: readonly string[] },
): number {
  const json = Buffer.from(JSON.stringify(value));
  const bytes = brotliCompressSync(json, {
    params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
  });
  writeFileSync(fileOf(name), bytes);
  const models = {
    ...readManifest(),
    [name]: { sha256: sha256(bytes), command, trainedOn: sha256(texts.join('\n')), heldOut },
  };
  const sorted = Object.fromEntries(Object.entries(models).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(manifestFile, `${JSON.stringify(sorted, null, 2)}\n`);
  return bytes.length;
}
