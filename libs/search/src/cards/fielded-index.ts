/** A field of a document: its terms, and what one of them counts beside those of other fields. */
export interface Field {
  readonly terms: readonly string[];
  readonly weight: number;
}

const scoring = { k1: 1.2, b: 0.5 };

/** BM25F: terms of several fields are added up by weight before they saturate. */
export class FieldedIndex {
  readonly #postings = new Map<string, { readonly document: number; readonly frequency: number }[]>();
  readonly #documents: number;

  /** @param documents the fields of each, in the same order */
  constructor(documents: readonly (readonly Field[])[]) {
    this.#documents = documents.length;
    const averages = (documents[0] ?? []).map(
      (_, field) => documents.reduce((sum, fields) => sum + fields[field]!.terms.length, 0) / documents.length || 1,
    );
    for (const [document, fields] of documents.entries()) {
      const frequencies = new Map<string, number>();
      for (const [field, { terms, weight }] of fields.entries()) {
        const length = 1 - scoring.b + (scoring.b * terms.length) / averages[field]!;
        for (const term of terms) frequencies.set(term, (frequencies.get(term) ?? 0) + weight / length);
      }
      for (const [term, frequency] of frequencies) {
        const postings = this.#postings.get(term) ?? [];
        this.#postings.set(term, postings);
        postings.push({ document, frequency });
      }
    }
  }

  /** How much a term says: more the fewer documents have it. */
  #rarityOf(term: string): number {
    const having = this.#postings.get(term)?.length ?? 0;
    return Math.log(1 + (this.#documents - having + 0.5) / (having + 0.5));
  }

  /** The score of each document as a share of what a document full of all the terms would have: from 0 to 1. */
  shares(terms: ReadonlyMap<string, number>): Float64Array {
    const shares = new Float64Array(this.#documents);
    let most = 0;
    for (const [term, counts] of terms) {
      const rarity = counts * this.#rarityOf(term);
      most += rarity;
      for (const { document, frequency } of this.#postings.get(term) ?? [])
        shares[document]! += (rarity * frequency) / (frequency + scoring.k1);
    }
    return most === 0 ? shares : shares.map((share) => share / most);
  }
}
