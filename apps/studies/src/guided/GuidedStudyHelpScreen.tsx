import { useCareHelp, useGuidedStudy } from '@berea/api';
import { Navigate, usePageHeading, usePrivateText, useSettings } from '@berea/shell-api';
import { hideInPrint, LinkButton, makeStyles, Page, Provenance } from '@berea/ui';
import { HelpFirst } from '@berea/ui/care';
import type { GuidedStudy, GuidedStudyResponse } from '@berea/validation';
import { DeeperDive, Part, Prose, StudySections } from '../study/StudyBody.tsx';

const useStyles = makeStyles({ back: { marginTop: '40px', ...hideInPrint } });

/**
 * For a crisis topic: help first, then a read-only study. The topic is not in the URL, so a reload returns to the topic
 * form.
 */
export function GuidedStudyHelpScreen() {
  const taken = usePrivateText();
  if (!taken) return <Navigate to="/guided-studies" replace />;
  return <HelpWithStudy key={taken.text} topic={taken.text} known={taken.answer as GuidedStudyResponse | undefined} />;
}

function HelpWithStudy({ topic, known }: { topic: string; known: GuidedStudyResponse | undefined }) {
  usePageHeading('Guided Studies');
  const { settings } = useSettings();
  const asked = useGuidedStudy(known ? undefined : topic, settings.bibleVersion);
  const answer = known ?? asked.data;
  const help = useCareHelp(topic, { care: answer?.care, isError: asked.isError });
  return (
    <Page>
      <HelpFirst help={help} failed={asked.isError} fetching={asked.isFetching} onRetry={() => void asked.refetch()}>
        {answer && <StudyToRead study={answer.study} />}
      </HelpFirst>
    </Page>
  );
}

/** A study without answers and saving, because nothing about a crisis topic is stored. */
function StudyToRead({ study }: { study: GuidedStudy }) {
  const styles = useStyles();
  return (
    <article aria-label="Study">
      <Part heading="Introduction">
        <Prose text={study.introduction} />
      </Part>
      <StudySections sections={study.studySections} />
      {study.concludingPrayer && (
        <Part heading="Closing Prayer">
          <Prose text={study.concludingPrayer} />
        </Part>
      )}
      <DeeperDive reads={study.suggestedLongReads} />
      {study.provenance && <Provenance {...study.provenance} sourcesHref="/sources" />}
      <LinkButton className={styles.back} href="/guided-studies">
        Back to Studies
      </LinkButton>
    </article>
  );
}
