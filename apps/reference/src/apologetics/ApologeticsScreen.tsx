import { useApologeticsAnswer } from '@berea/api';
import { recognise } from '@berea/care';
import {
  TakePrivately,
  useNavigate,
  usePageHeading,
  useSearchParams,
  useSettings,
  useTakePrivately,
} from '@berea/shell-api';
import { ArrowLeft20Regular, LinkButton, LoadingText, makeStyles, Page, PageTitle, tokens } from '@berea/ui';
import { useEffect, useRef } from 'react';
import { useOutcome } from '../answers/outcome.ts';
import { useScrollToTop } from '../answers/scroll-to-top.ts';
import { BackLinks } from '../answers/BackLinks.tsx';
import { objectionAddress, objectionHelpAddress, objectionIn } from './address.ts';
import { CommonQuestions } from './CommonQuestions.tsx';
import { ApologeticsAnswer } from './ApologeticsAnswer.tsx';
import { loadDeeperExplanation } from './markdown-part.ts';
import { ObjectionForm } from './ObjectionForm.tsx';

const useStyles = makeStyles({
  loading: { marginTop: '36px' },
  preparing: {
    margin: '0 0 8px',
    fontFamily: tokens.fontFamilySerif,
    fontStyle: 'italic',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    color: tokens.colorNeutralForeground3,
  },
});

/**
 * Defend the Faith. The URL selects the page: the answer for `/apologetics?q=…`, else the list. An objection that
 * matches a crisis rule never stays in the URL.
 */
export function ApologeticsScreen() {
  // Preloads the chunk while the user chooses. A failed load is reported where the component is rendered.
  useEffect(() => void loadDeeperExplanation().catch(() => undefined), []);
  const [parameters] = useSearchParams();
  const written = parameters.get('q') ?? '';
  if (recognise(written)) return <TakePrivately text={written.trim()} to={objectionHelpAddress} />;
  return <Asked key={written} written={written} />;
}

function Asked({ written }: { written: string }) {
  const styles = useStyles();
  useScrollToTop();
  const navigate = useNavigate();
  const takePrivately = useTakePrivately();
  const { settings } = useSettings();
  const asked = objectionIn(written);
  const answer = useApologeticsAnswer(asked, settings.bibleVersion);
  const { data, isFetching, isSuccess, refetch } = answer;
  const heading = usePageHeading(asked ? `${data?.objection ?? asked} · Defend the Faith` : 'Defend the Faith');
  const field = useRef<HTMLInputElement>(null);
  useOutcome(answer, heading, field);

  const ask = (next: string) => {
    if (recognise(next)) takePrivately({ text: next }, objectionHelpAddress);
    else if (next === asked) void refetch();
    else void navigate(objectionAddress(next));
  };

  // The back end can recognise a crisis that the client-side rules missed.
  if (data?.care && asked) return <TakePrivately text={asked} answer={data} to={objectionHelpAddress} />;
  if (asked && (isSuccess || isFetching)) {
    return (
      <Page back={false}>
        <BackLinks>
          <LinkButton href="/apologetics" appearance="subtle" icon={<ArrowLeft20Regular />}>
            Back to Topics
          </LinkButton>
        </BackLinks>
        {isSuccess ? (
          <ApologeticsAnswer answer={data} heading={heading} />
        ) : (
          <>
            <PageTitle ref={heading}>{asked}</PageTitle>
            <div className={styles.loading}>
              <LoadingText
                label="Preparing defense..."
                lines={8}
                visibleLabel={<p className={styles.preparing}>Preparing defense...</p>}
              />
            </div>
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
      <ObjectionForm ref={field} written={written} asking={isFetching} onAsk={ask} />
      <CommonQuestions />
    </Page>
  );
}
