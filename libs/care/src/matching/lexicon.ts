import { readPattern, type Alternatives, type Part } from './notation.ts';

/** The words a match can begin with; `any` when it can begin with whatever stands there. */
export interface Openings {
  readonly words: ReadonlySet<string>;
  readonly stems: readonly string[];
  readonly any: boolean;
}

/** The named sets of the vocabulary, read once. */
export class Lexicon {
  readonly #sets = new Map<string, Part>();
  readonly #openings = new Map<string, Openings>();

  constructor(sets: Readonly<Record<string, Alternatives>>) {
    for (const [name, pattern] of Object.entries(sets)) this.#sets.set(name, readPattern(pattern));
  }

  set(name: string): Part {
    const part = this.#sets.get(name);
    if (!part) throw new Error(`No such set: {${name}}`);
    return part;
  }

  openings(part: Part): Openings {
    switch (part.is) {
      case 'word':
        return { words: new Set([part.word]), stems: [], any: false };
      case 'stem':
        return { words: new Set(), stems: [part.stem], any: false };
      case 'set':
        return this.#openingsOfSet(part.name);
      case 'maybe':
        return this.openings(part.part);
      case 'gap':
      case 'edge':
        return { words: new Set(), stems: [], any: true };
      case 'either':
        return joined([
          { words: part.words, stems: [], any: false },
          ...part.others.map((other) => this.openings(other)),
        ]);
      case 'row': {
        const reached: Openings[] = [];
        for (const each of part.parts) {
          if (each.is === 'edge' && each.at === 'start') continue;
          reached.push(this.openings(each));
          if (!this.mayBeEmpty(each)) break;
        }
        return joined(reached);
      }
    }
  }

  #openingsOfSet(name: string): Openings {
    const known = this.#openings.get(name);
    if (known) return known;
    const found = this.openings(this.set(name));
    this.#openings.set(name, found);
    return found;
  }

  /** Whether the part can match no word at all. */
  mayBeEmpty(part: Part): boolean {
    if (part.is === 'set') return this.mayBeEmpty(this.set(part.name));
    if (part.is === 'row') return part.parts.every((each) => this.mayBeEmpty(each));
    if (part.is === 'either') return part.others.some((other) => this.mayBeEmpty(other));
    return part.is === 'maybe' || part.is === 'gap' || part.is === 'edge';
  }
}

function joined(all: readonly Openings[]): Openings {
  if (all.length === 1) return all[0]!;
  const words = new Set<string>();
  for (const each of all) for (const word of each.words) words.add(word);
  return { words, stems: all.flatMap(({ stems }) => stems), any: all.some(({ any }) => any) };
}
