import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { writeDurably } from './atomic-write.ts';
import { listFiles } from './content.ts';

/** Fonts and images are compressed already; source maps are rarely read. */
const compressible = /\.(js|css|html|json|svg|txt|webmanifest)$/;

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
const gzipped = promisify(gzip);
const gunzipped = promisify(gunzip);

/** The copies of a file: how their names end, how they are made, and how the file is read from them. */
const encodings = [
  {
    ending: '.br',
    pack: (bytes: Buffer) =>
      brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    unpack: (bytes: Buffer) => unbrotli(bytes),
  },
  {
    ending: '.gz',
    pack: (bytes: Buffer) => gzipped(bytes, { level: 9 }),
    unpack: (bytes: Buffer) => gunzipped(bytes),
  },
] as const;

/**
 * Writes `.br` and `.gz` copies of the files in a folder that compress well. The copies that stand beside the same files
 * in `built`, which the build made, are taken where they have the same bytes: making them takes seconds.
 */
export async function precompress(folder: string, built?: string): Promise<void> {
  const files = (await listFiles(folder)).filter((file) => compressible.test(file));
  const copies = files.flatMap((file) => encodings.map((encoding) => ({ file, ...encoding })));
  // All have ended before a failure is told: whoever hears of it takes the folder away.
  const outcomes = await Promise.allSettled(
    copies.map(async ({ file, ending, pack, unpack }) => {
      const bytes = await readFile(path.join(folder, file));
      const made =
        built === undefined ? undefined : await readCopy(path.join(built, `${file}${ending}`), bytes, unpack);
      const packed = made ?? (await pack(bytes));
      if (packed.length < bytes.length) await writeDurably(path.join(folder, `${file}${ending}`), packed);
    }),
  );
  const failed = outcomes.find(({ status }) => status === 'rejected');
  if (failed) throw (failed as PromiseRejectedResult).reason;
}

/** A compressed copy. Undefined when there is none of exactly these bytes. */
async function readCopy(
  copy: string,
  bytes: Buffer,
  unpack: (bytes: Buffer) => Promise<Buffer>,
): Promise<Buffer | undefined> {
  try {
    const packed = await readFile(copy);
    return (await unpack(packed)).equals(bytes) ? packed : undefined;
  } catch {
    return undefined;
  }
}
