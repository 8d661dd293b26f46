import { useHost } from '@berea/shell-api';
import { useEffect } from 'react';
import { isNetworkError } from './failure.ts';

/**
 * Tells the user when a part that a click should have opened did not load. No boundary catches that: the import is
 * rejected in an event handler, and nothing would happen on the screen.
 */
export function useLazyFailures(): void {
  const { toast } = useHost();
  useEffect(() => {
    const tell = ({ reason }: PromiseRejectionEvent) => {
      if (isNetworkError(reason))
        toast({
          title: 'This part could not be loaded',
          description: 'Check your connection and try again.',
          kind: 'destructive',
        });
    };
    addEventListener('unhandledrejection', tell);
    return () => removeEventListener('unhandledrejection', tell);
  }, [toast]);
}
