import { proseStretches } from './prose-references.ts';
import { ScriptureReference } from './ScriptureReference.tsx';

/** Prose in which each reference opens its chapter. */
export function ProseWithReferences({ children }: { children: string }) {
  return <>{proseStretches(children).map(({ words, isReference }, index) => (isReference ? <ScriptureReference key={index} reference={words} leads="to its chapter here" inProse /> : words))}</>;
}
