/**
 * Weights of features, packed: a feature is looked up by the hash of its name in a table of signed 4-bit numbers. The
 * names need not travel to the browser, and features that share a bucket do little harm among thousands.
 */
export interface PackedWeights {
  /** The table has 2^bits buckets. */
  readonly bits: number;
  /** What one step of the 4-bit numbers is worth. */
  readonly scale: number;
  readonly bias: number;
  /** Base64: two buckets a byte, the lower half first. */
  readonly packed: string;
}

/** The largest absolute value of a signed 4-bit number that has a negative counterpart. */
const most = 7;
/**
 * Few weights are near the largest; beyond this share of it they are cut, so that the others keep their differences.
 */
const shareKept = 0.6;

/** The bucket of a feature: FNV-1a, which is short, fast and spreads well. */
export function bucketOf(feature: string, bits: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at++) {
    hash ^= feature.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  return (hash >>> 0) & ((1 << bits) - 1);
}

/** Packs learned weights, one per bucket. Their number must be a power of two. */
export function pack(weights: Float64Array, bias: number): PackedWeights {
  const scale = (weights.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 0) * shareKept) / most || 1;
  const bytes = new Uint8Array(weights.length / 2);
  for (const [at, weight] of weights.entries()) {
    const step = Math.max(-most, Math.min(most, Math.round(weight / scale)));
    bytes[at >> 1]! |= (step & 15) << (at % 2 === 0 ? 0 : 4);
  }
  return {
    bits: Math.log2(weights.length),
    scale: Number(scale.toFixed(5)),
    bias: Number(bias.toFixed(4)),
    packed: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')),
  };
}

/** Unpacks weights into a function that scores the features of a text: the higher, the more it resembles. */
export function scorer({ bits, scale, bias, packed }: PackedWeights): (features: ReadonlySet<string>) => number {
  const bytes = Uint8Array.from(atob(packed), (character) => character.charCodeAt(0));
  return (features) => {
    let steps = 0;
    for (const feature of features) {
      const bucket = bucketOf(feature, bits);
      const half = (bytes[bucket >> 1]! >> (bucket % 2 === 0 ? 0 : 4)) & 15;
      steps += half > most ? half - 16 : half;
    }
    return bias + (steps * scale) / Math.sqrt(Math.max(1, features.size));
  };
}
