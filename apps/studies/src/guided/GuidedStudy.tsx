import { CallFailure, useGuidedStudy } from '@berea/api';
import { failureToast, TakePrivately, useAuth, useFailureToast, usePageHeading, useSettings } from '@berea/shell-api';
import {
  ArrowLeft20Regular,
  Button,
  hideInPrint,
  LoadingText,
  makeStyles,
  Notice,
  Page,
  PageTitle,
  VisuallyHidden,
} from '@berea/ui';
import { type Ref, useEffect, useState } from 'react';
import { studyHelpAddress } from './address.ts';
import { useDraft } from './draft.ts';
import { StudyToAnswer } from './StudyToAnswer.tsx';
import { topicDraft } from './topic-draft.ts';

const useStyles = makeStyles({
  back: { marginBottom: '12px', verticalAlign: 'middle', ...hideInPrint },
});

/**
 * Step 2: the study of a topic. A stored draft is restored with its answers instead of fetching, and what is shown
 * stays when another Bible version is chosen: answers belong to the questions that were asked.
 */
export function GuidedStudy({ topic, onBack }: { topic: string; onBack: () => void }) {
  const styles = useStyles();
  const {
    settings: { bibleVersion },
  } = useSettings();
  const { user } = useAuth();
  const draft = useDraft(user?.id, topic);
  const [opened, setOpened] = useState<{ readonly topic: string; readonly bibleId: string }>();
  const bibleId = draft.kept?.bibleId ?? (opened?.topic === topic ? opened.bibleId : bibleVersion);
  const query = useGuidedStudy(draft.kept ? undefined : topic, bibleId);
  const study = draft.kept?.study ?? query.data?.study;
  const isShown = study !== undefined;
  useEffect(() => {
    if (isShown) setOpened({ topic, bibleId });
  }, [isShown, topic, bibleId]);
  const failed = !study && query.isError;
  const answered = study !== undefined || query.isSuccess;
  useEffect(() => {
    if (answered) topicDraft.forget(topic);
  }, [answered, topic]);
  const nothingFound = query.error instanceof CallFailure && query.error.status === 404 ? query.error : undefined;
  const { isError, isFetching, errorUpdateCount } = query;
  // Where nothing was found, trying again finds nothing either.
  useFailureToast(
    { isError: isError && !nothingFound, isFetching, errorUpdateCount },
    failureToast('Failed to load study guide. Please try again.'),
  );

  // The back end can recognise a crisis that the client-side rules missed.
  if (query.data?.care) return <TakePrivately text={topic} answer={query.data} to={studyHelpAddress} />;
  return (
    <Page>
      <Button className={styles.back} appearance="subtle" icon={<ArrowLeft20Regular />} onClick={onBack}>
        Back to Studies
      </Button>
      {study && (
        <StudyToAnswer key={user?.id ?? 'visitor'} topic={topic} study={study} bibleId={bibleId} draft={draft} />
      )}
      {failed && (
        <StudyFailure
          why={nothingFound?.ownMessage}
          onBack={onBack}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      )}
      {!study && !failed && <Waiting topic={topic} />}
    </Page>
  );
}

function Waiting({ topic }: { topic: string }) {
  const heading: Ref<HTMLHeadingElement> = usePageHeading(topic);
  return (
    <>
      <PageTitle ref={heading}>{topic}</PageTitle>
      <LoadingText label="Preparing your study..." lines={10} below="32px" />
    </>
  );
}

interface StudyFailureProps {
  /** The message of the function when it found nothing; undefined for every other failure, which can be retried. */
  why: string | undefined;
  onBack: () => void;
  onRetry: () => void;
  retrying: boolean;
}

/** The failure page: the reason, Try again and Go Back. */
function StudyFailure({ why, onBack, onRetry, retrying }: StudyFailureProps) {
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
