import { runLength, runsOf, wordsOf } from '@berea/content/checks';

/**
 * Finds the runs of eight words that other texts share with those of `add`. Runs are compared as one number each, and
 * as words only where the numbers are the same: joining the words at every place of four Bibles takes ten times as
 * long.
 */
export class RunIndex {
  readonly #runs = new Map<string, string>();
  readonly #hashes = new Set<number>();
  readonly #numbers = new Map<string, number>();

  /** @param source where the text is from, which `sharedWith` tells */
  add(text: string, source: string): void {
    for (const run of runsOf(text)) this.#runs.set(run, source);
    const words = wordsOf(text);
    for (const word of words) if (!this.#numbers.has(word)) this.#numbers.set(word, this.#numbers.size + 1);
    for (const hash of this.#hashesOf(words)) this.#hashes.add(hash);
  }

  /** Each run that a text shares, with the source that has it too. */
  sharedWith(text: string): { readonly run: string; readonly source: string }[] {
    const words = wordsOf(text);
    return this.#hashesOf(words).flatMap((hash, start) => {
      if (!this.#hashes.has(hash)) return [];
      const run = words.slice(start, start + runLength).join(' ');
      const source = this.#runs.get(run);
      return source === undefined ? [] : [{ run, source }];
    });
  }

  /** A number for the run that begins at each place. */
  #hashesOf(words: readonly string[]): number[] {
    const numbers = words.map((word) => this.#numbers.get(word) ?? 0);
    return Array.from({ length: Math.max(0, words.length - runLength + 1) }, (_, start) => {
      let hash = 0;
      for (let at = start; at < start + runLength; at++) hash = (Math.imul(hash, 0x01000193) + numbers[at]!) | 0;
      return hash;
    });
  }
}
