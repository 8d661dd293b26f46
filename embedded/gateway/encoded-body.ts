/** A body in the encodings that browsers accept, compressed once. */

import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';

/** What a client may be sent, best first. */
export const encodings = ['br', 'gzip'] as const;
/** An encoding of `Content-Encoding`; `identity` is none. */
type Encoding = (typeof encodings)[number] | 'identity';

/** Below this, compression saves no packet. */
const worthBytes = 1_024;
/** For text, higher qualities save two per cent and take ten times as long. */
const quality = 5;

const [compressBrotli, compressGzip, decompress] = [promisify(brotliCompress), promisify(gzip), promisify(gunzip)];

/** A body that is kept. */
export interface EncodedBody {
  /** What it takes in memory. */
  readonly bytes: number;
  /** The body for a client that accepts these encodings, and the encoding it is in. */
  as(accepted: (encoding: Encoding) => boolean): Promise<{ readonly encoding: Encoding; readonly body: Uint8Array }>;
}

/** Compresses a body outside of the main thread. */
export async function encodeBody(plain: Uint8Array): Promise<EncodedBody> {
  if (plain.byteLength < worthBytes)
    return { bytes: plain.byteLength, as: () => Promise.resolve({ encoding: 'identity', body: plain }) };
  const [br, zipped] = await Promise.all([
    compressBrotli(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
      },
    }),
    compressGzip(plain),
  ]);
  return {
    bytes: br.byteLength + zipped.byteLength,
    async as(accepted) {
      if (accepted('br')) return { encoding: 'br', body: br };
      if (accepted('gzip')) return { encoding: 'gzip', body: zipped };
      // Programs, rarely: not worth keeping a third form.
      return { encoding: 'identity', body: await decompress(zipped) };
    },
  };
}
