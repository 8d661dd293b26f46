import { Button, LinkButton, Notice, Page } from '@berea/ui';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { failureText, type RemoteFailure } from './failure.ts';

/** What trying again cannot change. */
const final: ReadonlySet<RemoteFailure['kind']> = new Set(['incompatible', 'disabled', 'gone']);

/** Replaces a screen that cannot be shown: says why, and offers what can help. It tries again when the network is back. */
export function RemoteUnavailable({
  failure,
  onRetry,
  retrying,
  actions,
}: {
  failure: RemoteFailure;
  onRetry?: (() => void) | undefined;
  retrying?: boolean;
  actions?: ReactNode;
}) {
  const { kind, detail } = failure;
  // For developers. On the screen it would be the words of a library.
  useEffect(() => {
    if (detail) console.warn(`Not shown (${kind}): ${detail}`);
  }, [kind, detail]);
  const retry = useEffectEvent(() => onRetry?.());
  useEffect(() => {
    if (kind !== 'unreachable') return;
    const again = () => retry();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [kind]);
  return (
    <Page back={false}>
      <Notice
        title="This page is temporarily unavailable"
        onRetry={final.has(kind) ? undefined : onRetry}
        retrying={retrying}
        actions={
          <>
            {(kind === 'incompatible' || kind === 'gone') && <Button onClick={() => location.reload()}>Reload</Button>}
            {actions}
            <LinkButton href="/">Back to Home</LinkButton>
          </>
        }
      >
        {failureText[kind]}
        {kind !== 'gone' && ' Everything else still works.'}
      </Notice>
    </Page>
  );
}
