import { createRequire } from 'node:module';

/** usfm-js has no types; callers parse its output with a schema. */
const { toJSON } = createRequire(import.meta.url)('usfm-js') as { toJSON(text: string): unknown };

/** Parses USFM into usfm-js's JSON. */
export const parseUsfm = (text: string): unknown => toJSON(text);
