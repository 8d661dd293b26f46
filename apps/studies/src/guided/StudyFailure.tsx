import { usePageHeading } from '@berea/shell-api';
import { Button, Notice, PageTitle, VisuallyHidden } from '@berea/ui';

interface StudyFailureProps {
  /** The function's own sentence, where it says that there is nothing to be found. */
  why: string | undefined;
  onBack: () => void;
  onRetry: () => void;
  retrying: boolean;
}

/** There is no study to show: why, and the ways on. */
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
