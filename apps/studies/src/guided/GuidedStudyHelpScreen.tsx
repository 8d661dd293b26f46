import { useCareHelp, useGuidedStudy } from '@berea/api';
import { prayerHeading, readSectionText } from '@berea/care';
import { shownPlace, parsePassage } from '@berea/scripture';
import { bibleAddress, Navigate, usePageHeading, usePrivateText, useSettings } from '@berea/shell-api';
import { hideInPrint, LinkButton, quietLink, touchTarget, makeStyles, Page } from '@berea/ui';
import { Provenance } from '@berea/ui/answers';
import { CareCard, HelpFirst } from '@berea/ui/care';
import type { GuidedStudy, GuidedStudyResponse } from '@berea/validation';
import { DeeperDive, Part, Prose, StudySections } from '../study/StudyBody.tsx';

const useStyles = makeStyles({
  back: { marginTop: '40px', ...hideInPrint },
  reference: { ...quietLink, ...touchTarget, display: 'inline-flex', alignItems: 'center' },
});

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
  const help = useCareHelp(topic, {
    care: answer?.care,
    isError: asked.isError,
    answered: answer !== undefined,
  });
  return (
    <Page>
      <HelpFirst
        help={help.care}
        possible={help.possible}
        failed={asked.isError}
        fetching={asked.isFetching}
        onRetry={() => void asked.refetch()}
      >
        {answer &&
          (answer.care?.situation ? <StudyOfCard study={answer.study} /> : <StudyToRead study={answer.study} />)}
      </HelpFirst>
    </Page>
  );
}

/**
 * A study that is a care card. A verse opens in a new tab: the way back would lead to the form, because the topic is
 * kept nowhere.
 */
function StudyOfCard({ study }: { study: GuidedStudy }) {
  const { introduction, studySections, concludingPrayer, provenance } = study;
  const sections = [...studySections, { heading: prayerHeading, teachingText: concludingPrayer }];
  return (
    <>
      <CareCard
        summary={introduction}
        sections={sections.map(({ heading, teachingText }) => ({ heading, ...readSectionText(teachingText) }))}
        verses={studySections.flatMap(({ supportingScriptures }) => supportingScriptures)}
        sources={provenance?.sources ?? []}
        sourcesHref="/sources"
        renderReference={(reference) => <VerseInNewTab reference={reference} />}
      />
      <BackToStudies />
    </>
  );
}

function VerseInNewTab({ reference }: { reference: string }) {
  const styles = useStyles();
  const place = parsePassage(reference);
  return place ? (
    <a className={styles.reference} href={bibleAddress(place)} target="_blank" rel="noreferrer">
      {shownPlace(place)}
    </a>
  ) : (
    reference
  );
}

function BackToStudies() {
  const styles = useStyles();
  return (
    <LinkButton className={styles.back} href="/guided-studies">
      Back to Studies
    </LinkButton>
  );
}

/** A study without answers and saving, because nothing about a crisis topic is stored. */
function StudyToRead({ study }: { study: GuidedStudy }) {
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
      <BackToStudies />
    </article>
  );
}
