import { useEffect } from 'react';
import { useTakePrivately } from './private-text.ts';

interface TakePrivatelyProps {
  readonly text: string;
  readonly answer?: unknown;
  /** The page that shows it: '/question/help'. */
  readonly to: string;
}

/** Stands in for a screen whose address holds a private text: takes the text away from the address, which is replaced. */
export function TakePrivately({ text, answer, to }: TakePrivatelyProps) {
  const take = useTakePrivately();
  useEffect(() => take({ text, answer }, to, { replace: true }), [take, text, answer, to]);
  return null;
}
