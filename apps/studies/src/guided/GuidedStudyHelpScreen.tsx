import { useCareHelp, useGuidedStudy } from '@berea/api';
import { Navigate, usePageHeading, usePrivateText, useSettings } from '@berea/shell-api';
import { LinkButton, makeStyles, Page, Provenance } from '@berea/ui';
import { HelpFirst } from '@berea/ui/care';
import type { GuidedStudy, GuidedStudyResponse } from '@berea/validation';
import { DeeperDive, Part, Prose, StudySections } from '../study/StudyBody.tsx';

const useStyles = makeStyles({ back: { marginTop: '40px', '@media print': { display: 'none' } } });

/** A topic that shows somebody in danger: help, then the study, to be read only. It is in no address; a reload leads to step 1. */
export function GuidedStudyHelpScreen() {
  const taken = usePrivateText();
  if (!taken) return <Navigate to="/guided-studies" replace />;
  return <Helped key={taken.text} topic={taken.text} known={taken.answer as GuidedStudyResponse | undefined} />;
}

function Helped({ topic, known }: { topic: string; known: GuidedStudyResponse | undefined }) {
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

/** A study without answer boxes and without saving: what was typed here, and what it led to, is kept nowhere. */
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
