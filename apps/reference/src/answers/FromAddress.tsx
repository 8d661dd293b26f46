import { recognise } from '@berea/care';
import { TakePrivately, useSearchParams } from '@berea/shell-api';
import { Fragment, type ReactNode } from 'react';

interface FromAddressProps {
  /** The page that shows help first. */
  helpAddress: string;
  /** Renders the screen for the text of `?q=`, which may be empty or invalid. Remounted for every other text. */
  children: (written: string) => ReactNode;
}

/** A screen whose URL holds what was asked. A text that matches a crisis rule never stays in the URL. */
export function FromAddress({ helpAddress, children }: FromAddressProps) {
  const [parameters] = useSearchParams();
  const written = parameters.get('q') ?? '';
  if (recognise(written)) return <TakePrivately text={written.trim()} to={helpAddress} />;
  return <Fragment key={written}>{children(written)}</Fragment>;
}
