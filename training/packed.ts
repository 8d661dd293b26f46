/** Bytes as base64. */
export const base64 = (bytes: ArrayLike<number>): string => Buffer.from(Uint8Array.from(bytes)).toString('base64');

/** A number in steps of `1 / steps`, as a signed byte. */
export const step = (value: number, steps: number): number => Math.max(-127, Math.min(127, Math.round(value * steps)));
