/**
 * BM25 parameters. `k1`: how quickly further occurrences stop counting. `b`: how strongly long documents are penalised.
 */
export interface Bm25 {
  readonly k1: number;
  readonly b: number;
}

interface Posting {
  readonly documents: number[];
  readonly counts: number[];
}

/** The terms of one kind of text (verses, or commentary on them) by document. Documents are numbered from 0. */
export class TermField {
  readonly #postings = new Map<string, Posting>();
  readonly #lengths: number[] = [];
  #documents = 0;
  #total = 0;

  /** Adds a document. Each is added once, in the order of their numbers. Counts may be fractions. */
  add(document: number, counts: ReadonlyMap<string, number>): void {
    let length = 0;
    for (const [term, count] of counts) {
      let posting = this.#postings.get(term);
      if (!posting) this.#postings.set(term, (posting = { documents: [], counts: [] }));
      posting.documents.push(document);
      posting.counts.push(count);
      length += count;
    }
    this.#lengths[document] = length;
    this.#total += length;
    if (length > 0) this.#documents++;
  }

  terms(): Iterable<string> {
    return this.#postings.keys();
  }

  /** Calls `take` with each document that has the term, and with its BM25 score. */
  score(term: string, { k1, b }: Bm25, take: (document: number, score: number) => void): void {
    const posting = this.#postings.get(term);
    if (!posting) return;
    const { documents, counts } = posting;
    const rarity = Math.log(1 + (this.#documents - documents.length + 0.5) / (documents.length + 0.5));
    const perWord = b / (this.#total / this.#documents);
    for (let index = 0; index < documents.length; index++) {
      const [document, count] = [documents[index]!, counts[index]!];
      take(document, (rarity * count * (k1 + 1)) / (count + k1 * (1 - b + perWord * this.#lengths[document]!)));
    }
  }
}

/** Counts the terms, adding `by` for each occurrence to the counts in `into`. */
export function countsOf(terms: readonly string[], into = new Map<string, number>(), by = 1): Map<string, number> {
  for (const term of terms) into.set(term, (into.get(term) ?? 0) + by);
  return into;
}
