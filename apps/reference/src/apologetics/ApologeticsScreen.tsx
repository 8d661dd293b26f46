import { typedDraft, useApologeticsAnswer } from '@berea/api';
import { loadCareRules } from '@berea/care';
import { TakePrivately, useSettings } from '@berea/shell-api';
import {
  breakpoints,
  cardList,
  linkCard,
  LoadingText,
  makeStyles,
  Page,
  PageTitle,
  serifText,
  textSize,
  tokens,
} from '@berea/ui';
import { SearchForm } from '@berea/ui/forms';
import { commonQuestions, objectionRule } from '@berea/validation';
import { useEffect } from 'react';
import { useAsking } from '../answers/asking.ts';
import { BackLinks } from '../answers/BackLinks.tsx';
import { FromAddress } from '../answers/FromAddress.tsx';
import { ExamineLink } from '../examine/ExamineLink.tsx';
import { objectionAddress, objectionHelpAddress, objectionIn } from './address.ts';
import { ApologeticsAnswer } from './ApologeticsAnswer.tsx';
import { DeeperExplanation } from './markdown-part.ts';

const draft = typedDraft('objection');

const useStyles = makeStyles({
  form: { maxWidth: '640px', marginTop: '24px' },
  preparing: { margin: '0 0 8px', ...serifText(400), fontStyle: 'italic', color: tokens.colorNeutralForeground3 },
  title: { margin: '44px 0 12px', ...textSize(300), fontWeight: 600, color: tokens.colorNeutralForeground2 },
  list: cardList(2),
  card: {
    ...linkCard,
    padding: '14px 8px 17px 0',
    ...serifText(400),
    fontWeight: 500,
    [breakpoints.narrow]: { paddingBlock: '12px 13px' },
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

/** The eight most common objections. Each links to the same URL as a typed objection. */
function CommonQuestions() {
  const styles = useStyles();
  return (
    <nav aria-labelledby="common-questions">
      <h2 id="common-questions" className={styles.title}>
        Common questions
      </h2>
      <ul className={styles.list}>
        {commonQuestions.map((question) => (
          <li key={question}>
            <a className={styles.card} href={objectionAddress(question)}>
              {question}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
