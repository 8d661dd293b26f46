import * as z from 'zod/mini';
import { receivedItems } from './received.ts';

/** Rows of `verses`. */
export const verseTextRows = receivedItems(z.object({ version_id: z.string(), position: z.int(), text: z.string() }));
