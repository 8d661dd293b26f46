import { CallFailure, useGuidedStudy } from '@berea/api';
import { failureToast, TakePrivately, useAuth, useFailureToast, usePageHeading, useSettings } from '@berea/shell-api';
import { ArrowLeft20Regular, Button, hideInPrint, LoadingText, makeStyles, Page, PageTitle } from '@berea/ui';
import { useEffect, type Ref } from 'react';
import { studyHelpAddress } from './address.ts';
import { useDraft } from './draft.ts';
import { StudyFailure } from './StudyFailure.tsx';
import { StudyToAnswer } from './StudyToAnswer.tsx';
import { topicDraft } from './topic-draft.ts';

const useStyles = makeStyles({
  back: { marginBottom: '12px', verticalAlign: 'middle', ...hideInPrint },
});

/**
 * Step 2: the study of a topic. A stored draft in the current Bible version is restored with its answers instead of
 * fetching.
 */
export function GuidedStudy({ topic, onBack }: { topic: string; onBack: () => void }) {
  const styles = useStyles();
  const {
    settings: { bibleVersion },
  } = useSettings();
  const { user } = useAuth();
  const draft = useDraft(user?.id, topic);
  const stored = draft.kept?.bibleId === bibleVersion ? draft.kept.study : undefined;
  const query = useGuidedStudy(stored ? undefined : topic, bibleVersion);
  const study = stored ?? query.data?.study;
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
        <StudyToAnswer key={user?.id ?? 'visitor'} topic={topic} study={study} bibleId={bibleVersion} draft={draft} />
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
