import { LinkButton, Notice, Page } from '@berea/ui';
import { failureText, type RemoteFailure } from './failure.ts';

/** Replaces a screen that could not be loaded: shows the reason, a retry button and a link to home. */
export function RemoteUnavailable({
  failure,
  onRetry,
  retrying,
}: {
  failure: RemoteFailure;
  onRetry: () => void;
  retrying?: boolean;
}) {
  return (
    <Page back={false}>
      <Notice
        title="This page is temporarily unavailable"
        detail={failure.detail}
        onRetry={onRetry}
        retrying={retrying}
        actions={<LinkButton href="/">Back to Home</LinkButton>}
      >
        {failureText[failure.kind]}
      </Notice>
    </Page>
  );
}
