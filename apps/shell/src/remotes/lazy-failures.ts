import { missingPartOf, useHost, type Toast } from '@berea/shell-api';
import { useEffect } from 'react';
import { isNetworkError } from './failure.ts';
import { fileOf, isGone } from './gone.ts';

const missing = (name: string): Toast => ({
  title: `${name} could not be loaded`,
  description: 'Check your connection and try again.',
  kind: 'destructive',
});
const gone: Toast = {
  title: 'This page is older than what is kept',
  description: 'Reload to go on.',
  kind: 'destructive',
  action: { label: 'Reload', run: () => location.reload() },
};
const broken: Toast = {
  title: 'Something on this page failed',
  description: 'Try again, or reload the page.',
  kind: 'destructive',
};

/** The script of a version of a remote, as it is named in a stack: the remote, and the version. */
export const remoteScript = /\/r\/([a-z][a-z0-9-]*)\/(\d+\.\d+\.\d+[^/\s]*)/;

/** What to tell about an error that nobody handled. Nothing about errors of the shell or of an extension of the browser. */
async function toastFor(reason: unknown): Promise<Toast | undefined> {
  if (isNetworkError(reason)) {
    if (await isGone(fileOf(reason))) return gone;
    const name = missingPartOf(reason);
    return name === null ? undefined : missing(name ?? 'This part');
  }
  const isFault = reason instanceof Error && reason.name !== 'AbortError';
  return isFault && remoteScript.test(reason.stack ?? '') ? broken : undefined;
}

/**
 * Tells the user when what a click should have done failed, a lazy part that did not load for example. No boundary
 * catches that: the promise is rejected in an event handler, and nothing would happen on the screen.
 */
export function useLazyFailures(): void {
  const { toast } = useHost();
  useEffect(() => {
    const tell = ({ reason }: PromiseRejectionEvent) => {
      void toastFor(reason).then((told) => told && toast(told));
    };
    addEventListener('unhandledrejection', tell);
    return () => removeEventListener('unhandledrejection', tell);
  }, [toast]);
}
