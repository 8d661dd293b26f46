import { useLocation } from '@berea/shell-api';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { failureOf } from '../remotes/failure.ts';
import { RemoteUnavailable } from '../remotes/RemoteUnavailable.tsx';

/**
 * Catches what a screen throws while it is taken away: in the cleanup of an effect, or because it removed elements of
 * React's. Its own boundary goes with it, and React would leave an empty page. Everything is shown again, once for each
 * address.
 */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  const shownAgain = useRef<string>(undefined);
  return (
    <ErrorBoundary
      resetKeys={[key]}
      // To those who watch the page, as an error that nobody handled.
      onError={(error) => reportError(error)}
      fallbackRender={({ error, resetErrorBoundary }) =>
        shownAgain.current === key ? (
          <RemoteUnavailable failure={failureOf(error, 'showing')} />
        ) : (
          <ShowAgain
            again={() => {
              shownAgain.current = key;
              resetErrorBoundary();
            }}
          />
        )
      }
    >
      {children}
    </ErrorBoundary>
  );
}

function ShowAgain({ again }: { again: () => void }) {
  useLayoutEffect(again);
  return null;
}
