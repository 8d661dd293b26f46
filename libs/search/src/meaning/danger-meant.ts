import { derived, ours } from '@berea/content';
import { bytesOf } from '../bytes-of.ts';
import type { Meaning } from './encoder.ts';

/** What `npm run train:meanings` writes: signed bytes in base64. */
export interface LearnedDanger {
  /** The mean of all sentences, in steps of `1 / meanSteps`. */
  readonly mean: string;
  /** The directions in which sentences differ most, those in which they differ less made longer. */
  readonly axes: string;
  /** By sentence of somebody in danger: where it points along the axes, in steps of `1 / sentenceSteps`. */
  readonly danger: string;
  /** The same of sentences of nobody in danger. */
  readonly harmless: string;
}

export const meanSteps = 256;
export const sentenceSteps = 254;
/** So many sentences of each kind are compared: one alone may be on another matter. */
const nearest = 6;

/** Where a meaning points along axes, with the length 1. */
export function along(axes: Int8Array, mean: Int8Array, meaning: Meaning): Float32Array {
  const dimensions = mean.length;
  const numbers = new Float32Array(axes.length / dimensions);
  for (let axis = 0; axis < numbers.length; axis++)
    for (let at = 0; at < dimensions; at++)
      numbers[axis]! += axes[axis * dimensions + at]! * (meaning[at]! - mean[at]! / meanSteps);
  const length = Math.hypot(...numbers) || 1;
  return numbers.map((number) => number / length);
}

/** How like the nearest of some sentences are; -1 to 1. */
export function likeness(sentences: Int8Array, direction: Float32Array): number {
  const best = new Float64Array(nearest).fill(-1);
  for (let start = 0; start < sentences.length; start += direction.length) {
    let sum = 0;
    for (let at = 0; at < direction.length; at++) sum += sentences[start + at]! * direction[at]!;
    if (sum / sentenceSteps <= best[0]!) continue;
    best[0] = sum / sentenceSteps;
    best.sort();
  }
  return best.reduce((sum, each) => sum + each, 0) / nearest;
}

/** Unpacks what was learned. */
function unpackDanger(packed: LearnedDanger): (meaning: Meaning) => number {
  const signed = (base64: string): Int8Array => new Int8Array(bytesOf(base64).buffer);
  const [axes, mean] = [signed(packed.axes), signed(packed.mean)];
  const [danger, harmless] = [signed(packed.danger), signed(packed.harmless)];
  return (meaning) => {
    const direction = along(axes, mean, meaning);
    return likeness(danger, direction) - likeness(harmless, direction);
  };
}

const unpacked = derived(() => unpackDanger(ours('models')['danger'] as LearnedDanger));

/**
 * How much nearer a text is, by what it means, to sentences of people in danger than to ordinary trouble; below 0 it is
 * nearer to ordinary trouble.
 */
export const dangerMeant = (meaning: Meaning): number => unpacked()(meaning);
