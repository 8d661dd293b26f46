import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
/** usfm-js has no types; callers parse its output with a schema. */
const { toJSON } = require('usfm-js') as { toJSON(text: string): unknown };

/** Parses USFM into usfm-js's JSON. */
export const parseUsfm = (text: string): unknown => toJSON(text);
