import { Button, LinkButton, Notice, Page } from '@berea/ui';
import type { ReactNode } from 'react';
import { failureText, type RemoteFailure } from './failure.ts';

/** What trying again cannot change. */
const final: ReadonlySet<RemoteFailure['kind']> = new Set(['incompatible', 'disabled']);

/** Replaces a screen that cannot be shown: says why, and offers what can help. */
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
  return (
    <Page back={false}>
      <Notice
        title="This page is temporarily unavailable"
        detail={failure.detail}
        onRetry={final.has(failure.kind) ? undefined : onRetry}
        retrying={retrying}
        actions={
          <>
            {failure.kind === 'incompatible' && <Button onClick={() => location.reload()}>Reload</Button>}
            {actions}
            <LinkButton href="/">Back to Home</LinkButton>
          </>
        }
      >
        {failureText[failure.kind]} Everything else still works.
      </Notice>
    </Page>
  );
}
