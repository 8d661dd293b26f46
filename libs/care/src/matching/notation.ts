/** A pattern, as the tables write it: alternatives, any of which may occur in a text. */
export type Alternatives = readonly string[];

/** An alternative, read. The README of this package explains the notation. */
export type Part =
  | { readonly is: 'word'; readonly word: string }
  | { readonly is: 'stem'; readonly stem: string }
  | { readonly is: 'set'; readonly name: string }
  | { readonly is: 'gap'; readonly most: number; readonly pastNot: boolean }
  | { readonly is: 'edge'; readonly at: 'start' | 'end' }
  | { readonly is: 'maybe'; readonly part: Part }
  | { readonly is: 'row'; readonly parts: readonly Part[] }
  | { readonly is: 'either'; readonly words: ReadonlySet<string>; readonly others: readonly Part[] };

const marks = /\{[a-z-]+\}|\.{2,3}|[()|?^$~]|[\p{L}\p{N}]+\*?/gu;

/** Reads a pattern; throws when it is not in the notation, so that a mistake in a table shows at once. */
export function readPattern(alternatives: Alternatives): Part {
  const pattern = alternatives.join('|');
  if (pattern.replaceAll(marks, '').trim() !== '') throw new Error(`Not in the notation: ${pattern}`);
  const tokens = pattern.match(marks) ?? [];
  let next = 0;

  const either = (): Part => {
    const choices = [row()];
    while (tokens[next] === '|') {
      next++;
      choices.push(row());
    }
    return choices.length === 1 ? choices[0]! : eitherOf(choices);
  };
  const row = (): Part => {
    const parts: Part[] = [];
    while (next < tokens.length && tokens[next] !== '|' && tokens[next] !== ')') {
      const part = one(tokens[next++]!);
      if (tokens[next] === '?') {
        // "kids?" looks as if the "s" could be missing, and would mean the whole word.
        const last = tokens[next - 1]!;
        if (!/[)}]/.test(last)) throw new Error(`Put "${last}" in brackets before "?" in: ${pattern}`);
        next++;
        parts.push({ is: 'maybe', part });
      } else parts.push(part);
    }
    if (parts.length === 0) throw new Error(`Empty choice in: ${pattern}`);
    return parts.length === 1 ? parts[0]! : { is: 'row', parts };
  };
  const one = (token: string): Part => {
    if (token === '(') {
      const inner = either();
      if (tokens[next++] !== ')') throw new Error(`Bracket left open in: ${pattern}`);
      return inner;
    }
    if (token === '^') return { is: 'edge', at: 'start' };
    if (token === '$') return { is: 'edge', at: 'end' };
    if (token === '~') return { is: 'gap', most: 14, pastNot: true };
    if (token.startsWith('..')) return { is: 'gap', most: token === '..' ? 2 : 5, pastNot: false };
    if (token.startsWith('{')) return { is: 'set', name: token.slice(1, -1) };
    if (token === '?') throw new Error(`Nothing before "?" in: ${pattern}`);
    return token.endsWith('*') ? { is: 'stem', stem: token.slice(0, -1) } : { is: 'word', word: token };
  };

  const whole = either();
  if (next < tokens.length) throw new Error(`Bracket never opened in: ${pattern}`);
  return whole;
}

/** Single words go into one set, because most choices are long lists of them. */
function eitherOf(choices: readonly Part[]): Part {
  const words = new Set<string>();
  const others: Part[] = [];
  for (const choice of choices) {
    if (choice.is === 'word') words.add(choice.word);
    else others.push(choice);
  }
  return { is: 'either', words, others };
}
