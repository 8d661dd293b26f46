import { TakePrivately } from '@berea/shell-api';
import type { ReactNode } from 'react';
import { UnrecognisedContext, useHelpSoon, useRecognised } from './care.ts';

interface UnrecognisedProps {
  /** From the address; '' where it has none. Another text needs another `key`. */
  readonly text: string;
  /** The page that shows help first. */
  readonly helpAddress: string;
  /** Loads the code of that page. Stable. */
  readonly loadHelp: () => Promise<unknown>;
  /** Shown until it is known. */
  readonly loading: ReactNode;
  /** What is asked about the text. Default: what a sentence is. Always the same one. */
  readonly useRecognition?: typeof useRecognised;
  /** Renders the screen of a text that tells of no danger. */
  readonly children: () => ReactNode;
}

/**
 * The screen of a text from the address. Nothing of it is sent or shown before it is known that it tells of no danger;
 * otherwise it leaves the address.
 */
export function Unrecognised({
  text,
  helpAddress,
  loadHelp,
  loading,
  useRecognition = useRecognised,
  children,
}: UnrecognisedProps) {
  useHelpSoon(loadHelp);
  const recognised = useRecognition(text);
  if (recognised) return <TakePrivately text={text.trim()} to={helpAddress} />;
  return recognised === undefined ? loading : <UnrecognisedContext value>{children()}</UnrecognisedContext>;
}
