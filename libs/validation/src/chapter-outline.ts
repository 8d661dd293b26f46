import * as z from 'zod/mini';
import { receivedItems } from './received.ts';

/** Rows of `commentary_outlines`: the points of a chapter, and the verse that each begins with. */
export const outlinePoints = receivedItems(z.object({ title: z.string(), first_verse: z.int().check(z.minimum(1)) }));
