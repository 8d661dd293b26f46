import { LinkButton, Notice, Page } from '@berea/ui';
import { failureText, type RemoteFailure } from './failure.ts';

/** In place of a screen that is not here: what happened, a retry, and the way home. */
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
        title="This page is out for the moment"
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
