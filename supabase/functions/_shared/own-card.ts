import type { Care, Provenance } from '@berea/validation';

interface Answered {
  readonly provenance?: Provenance | undefined;
}

/**
 * Creates the check whether an answer may be kept. It may when the text is, letter for letter, the name of a card of
 * ours, and nothing but the card answered it. Whatever else somebody typed is kept nowhere, nor is help in danger.
 */
export function ownCard(names: Iterable<string>) {
  const own = new Set(names);
  return (text: string, { body, care }: { readonly body: Answered; readonly care?: Care }): boolean =>
    own.has(text) && care === undefined && body.provenance?.writer === 'card';
}
