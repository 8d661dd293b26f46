import { createRequire } from 'node:module';

/** usfm-js has no types of its own: what it gives is parsed by whoever asks. */
const { toJSON } = createRequire(import.meta.url)('usfm-js') as { toJSON(text: string): unknown };

export const parseUsfm = (text: string): unknown => toJSON(text);
