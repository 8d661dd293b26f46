import { usePageHeading } from '@berea/shell-api';
import { Button, Notice, PageTitle, VisuallyHidden } from '@berea/ui';

interface StudyFailureProps {
  /** The message of the function when it found nothing; undefined for every other failure, which can be retried. */
  why: string | undefined;
  onBack: () => void;
  onRetry: () => void;
  retrying: boolean;
}

/** The failure page: the reason, Try again and Go Back. */
export function StudyFailure({ why, onBack, onRetry, retrying }: StudyFailureProps) {
  const heading = usePageHeading('Guided Studies');
  return (
    <>
      <VisuallyHidden>
        <PageTitle ref={heading}>Guided Studies</PageTitle>
      </VisuallyHidden>
      <Notice
        detail={why ?? (navigator.onLine ? undefined : 'You seem to be offline.')}
        onRetry={why === undefined ? onRetry : undefined}
        retrying={retrying}
        actions={
          <Button appearance={why === undefined ? 'secondary' : 'primary'} onClick={onBack}>
            Go Back
          </Button>
        }
      >
        Unable to load study guide.
      </Notice>
    </>
  );
}
