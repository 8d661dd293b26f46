import voice from '../../data/study-voice.json' with { type: 'json' };
import type { Manner } from './verse-words.ts';

// JSON has no lists that are never empty.
type Ways = readonly [string, ...string[]];

/** Ways to say something of a verse, by its kind. */
export type Templates = Readonly<Record<Manner, Ways>>;

/** What is said of verses. */
export const ofVerses = voice.ofVerses as unknown as Readonly<Record<keyof typeof voice.ofVerses, Templates>>;

/** What a study says once. */
export const once = voice.once as unknown as Readonly<Record<keyof typeof voice.once, Ways>>;
