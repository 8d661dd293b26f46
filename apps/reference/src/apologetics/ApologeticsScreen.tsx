import { typedDraft, useApologeticsAnswer } from '@berea/api';
import { loadCareRules } from '@berea/care';
import { TakePrivately, useSettings } from '@berea/shell-api';
import { LoadingText, makeStyles, Page, PageTitle, textSize, tokens } from '@berea/ui';
import { SearchForm } from '@berea/ui/forms';
import { objectionRule } from '@berea/validation';
import { useEffect } from 'react';
import { useAsking } from '../answers/asking.ts';
import { BackLinks } from '../answers/BackLinks.tsx';
import { FromAddress } from '../answers/FromAddress.tsx';
import { ExamineLink } from '../examine/ExamineLink.tsx';
import { objectionAddress, objectionHelpAddress, objectionIn } from './address.ts';
import { ApologeticsAnswer } from './ApologeticsAnswer.tsx';
import { CommonQuestions } from './CommonQuestions.tsx';
import { DeeperExplanation } from './markdown-part.ts';

const draft = typedDraft('objection');

const useStyles = makeStyles({
  form: { maxWidth: '640px', marginTop: '24px' },
  preparing: {
    margin: '0 0 8px',
    fontFamily: tokens.fontFamilySerif,
    fontStyle: 'italic',
    ...textSize(400),
    color: tokens.colorNeutralForeground3,
  },
});

/** Defend the Faith. The URL selects the page: the answer for `/apologetics?q=…`, else the list. */
export function ApologeticsScreen() {
  // Preloads the chunk while the user chooses. A failed load is reported where the component is rendered.
  useEffect(() => DeeperExplanation.preload(), []);
  return <FromAddress helpAddress={objectionHelpAddress}>{(written) => <Asked written={written} />}</FromAddress>;
}

function Asked({ written }: { written: string }) {
  const styles = useStyles();
  const { settings } = useSettings();
  const asked = objectionIn(written);
  const answer = useApologeticsAnswer(asked, settings.bibleVersion);
  const { data, isFetching, isSuccess } = answer;
  const { heading, field, ask } = useAsking<HTMLInputElement>({
    asked,
    answer,
    draft,
    title: asked ? `${data?.objection ?? asked} · Defend the Faith` : 'Defend the Faith',
    description: asked
      ? data?.coreResponse
      : 'Objections to the Christian faith as people make them, each with an answer, its verses and what to read further.',
    address: objectionAddress,
    helpAddress: objectionHelpAddress,
  });

  // The back end can recognise a crisis that the client-side rules missed.
  if (data?.care && asked) return <TakePrivately text={asked} answer={data} to={objectionHelpAddress} />;
  if (asked && (isSuccess || isFetching)) {
    return (
      <Page width="wide" back={false}>
        <BackLinks to={{ href: '/apologetics', label: 'Back to Topics' }} />
        {isSuccess ? (
          <ApologeticsAnswer asked={asked} answer={data} heading={heading} />
        ) : (
          <>
            <PageTitle ref={heading}>{asked}</PageTitle>
            <LoadingText
              label="Preparing defense..."
              lines={8}
              below="36px"
              visibleLabel={<p className={styles.preparing}>Preparing defense...</p>}
            />
          </>
        )}
      </Page>
    );
  }
  return (
    <Page>
      <PageTitle
        ref={heading}
        lead="Choose an objection, or put it in your own words. Each answer states the objection as those who hold it would, responds to it, and names the scriptures and books it rests on."
      >
        Defend the Faith
      </PageTitle>
      <ExamineLink />
      <SearchForm
        ref={field}
        className={styles.form}
        name="Defend the Faith"
        label="Objection or question"
        placeholder="An objection"
        rule={objectionRule}
        load={loadCareRules}
        maxLength={500}
        count="below"
        initial={written}
        draft={draft}
        busy={isFetching}
        needsText
        font="sans"
        onSubmit={ask}
      />
      <CommonQuestions />
    </Page>
  );
}
