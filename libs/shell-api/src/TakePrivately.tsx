import { useEffect } from 'react';
import { useTakePrivately } from './private-text.ts';

interface TakePrivatelyProps {
  readonly text: string;
  readonly answer?: unknown;
  /** The page that shows the text: '/question/help'. */
  readonly to: string;
}

/**
 * Rendered instead of a screen whose URL contains private text. Moves the text to memory and replaces the URL in the
 * history.
 */
export function TakePrivately({ text, answer, to }: TakePrivatelyProps) {
  const take = useTakePrivately();
  useEffect(() => take({ text, answer }, to, { replace: true }), [take, text, answer, to]);
  return null;
}
