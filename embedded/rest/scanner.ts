/** Scans one query-string parameter from left to right. */

import { maxDepth } from '../json-depth.ts';
import { malformedQuery } from './errors.ts';
import type { RestError } from './errors.ts';
import type { Field } from './query.ts';

/** A cursor over one parameter. Its errors name the parameter and the position. */
export class Scanner {
  readonly #text: string;
  readonly #parameter: string;
  #at = 0;

  /** `parameter` names what is scanned, for error messages: 'select parameter'. */
  constructor(text: string, parameter: string) {
    this.#text = text;
    this.#parameter = parameter;
  }

  get done(): boolean {
    return this.#at === this.#text.length;
  }

  /**
   * Matches `pattern` (sticky) here, returns the match and its first group, and moves past it. Undefined, without
   * moving, when it does not match.
   */
  take(pattern: RegExp): { readonly text: string; readonly group: string | undefined } | undefined {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#text);
    if (!match) return undefined;
    this.#at = pattern.lastIndex;
    return { text: match[0], group: match[1] };
  }

  expect(pattern: RegExp, expected: string): string {
    const match = this.take(pattern);
    if (!match) throw this.error(`expected ${expected}`);
    return match.text;
  }

  end(): void {
    if (!this.done) throw this.error('expected the end');
  }

  error(problem: string): RestError {
    return malformedQuery(`${this.#parameter} (${this.#text})`, `${problem} at character ${this.#at + 1}`);
  }

  /** Reads `"quoted \" text"` and unescapes it. With `closed`, only where the end, a comma or a bracket follows. */
  quoted({ closed = false } = {}): string | undefined {
    const match = this.take(closed ? /"((?:[^"\\]|\\.)*)"(?=[,)]|$)/suy : /"((?:[^"\\]|\\.)*)"/suy);
    return match?.group?.replace(/\\(.)/gsu, '$1');
  }

  /** Reads a column name: quoted, or letters, digits, `_`, `$`, inner spaces and dashes. */
  name(): string {
    return this.quoted() ?? this.expect(/(?:[\p{L}\p{N}_$ ]|-(?!>))+/uy, 'a name').trim();
  }

  field(): Field {
    const column = this.name();
    const path: { arrow: '->' | '->>'; key: string }[] = [];
    for (let arrow = this.take(/->>?/y); arrow; arrow = this.take(/->>?/y)) {
      if (path.length === maxDepth) throw this.error(`a path of more than ${maxDepth} steps`);
      path.push({ arrow: arrow.text === '->' ? '->' : '->>', key: this.name() });
    }
    return { column, path };
  }

  /** Reads one or more of `item`, separated by commas. */
  list<T>(item: () => T): T[] {
    const items = [item()];
    while (this.take(/\s*,\s*/y)) items.push(item());
    return items;
  }
}
