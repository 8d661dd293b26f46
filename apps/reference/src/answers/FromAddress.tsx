import { Unrecognised } from '@berea/api';
import { useSearchParams } from '@berea/shell-api';
import { LoadingPage } from '@berea/ui';
import type { ReactNode } from 'react';
import { loadHelpScreens } from './help-screens.tsx';

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
  return (
    <Unrecognised
      key={written}
      text={written}
      helpAddress={helpAddress}
      loadHelp={loadHelpScreens}
      loading={<LoadingPage />}
    >
      {() => children(written)}
    </Unrecognised>
  );
}
