import { useApologeticsAnswer } from '@berea/api';
import { useHost, useLocation, useNavigate, usePageHeading, useSearchParams, useSettings } from '@berea/shell-api';
import { ArrowLeft20Regular, LinkButton, LoadingText, makeStyles, Page, PageTitle, tokens } from '@berea/ui';
import { useEffect, useRef } from 'react';
import { useTopOnArrival } from '../answers/top-on-arrival.ts';
import { WaysBack } from '../answers/WaysBack.tsx';
import { objectionAddress, objectionIn } from './address.ts';
import { CommonQuestions } from './CommonQuestions.tsx';
import { Defense } from './Defense.tsx';
import { loadDeeperExplanation } from './markdown-part.ts';
import { ObjectionForm } from './ObjectionForm.tsx';

const useStyles = makeStyles({
  loading: { marginTop: '36px' },
  preparing: { margin: '0 0 8px', fontFamily: tokens.fontFamilySerif, fontStyle: 'italic', fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400, color: tokens.colorNeutralForeground3 },
});

/** Defend the Faith. The address says which objection is answered: `/apologetics?q=…`; without it there is the list. */
export function ApologeticsScreen() {
  // While one chooses and waits; a failure is told where it is needed.
  useEffect(() => void loadDeeperExplanation().catch(() => undefined), []);
  const [parameters] = useSearchParams();
  const written = parameters.get('q') ?? '';
  return <Asked key={written} written={written} />;
}

function Asked({ written }: { written: string }) {
  const styles = useStyles();
  useTopOnArrival();
  const navigate = useNavigate();
  const { toast } = useHost();
  const { settings } = useSettings();
  const asked = objectionIn(written);
  const { data, isError, isFetching, isSuccess, errorUpdateCount, refetch } = useApologeticsAnswer(asked, settings.bibleVersion);
  const heading = usePageHeading(asked ? `${data?.objection ?? asked} · Defend the Faith` : 'Defend the Faith');
  const field = useRef<HTMLInputElement>(null);
  const failed = isError && !isFetching;
  // On the first load the focus stays with the browser.
  const pressed = useRef(useLocation().key !== 'default');

  useEffect(() => {
    if (!failed) return;
    toast({ title: 'Unable to get answer', description: 'Please try again in a moment.', kind: 'destructive', action: { label: 'Try again', run: () => void refetch() } });
    pressed.current = true;
    field.current?.focus();
  }, [failed, errorUpdateCount, toast, refetch]);
  useEffect(() => {
    if (!isSuccess || !pressed.current) return;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [isSuccess, heading]);

  if (asked && (isSuccess || isFetching)) {
    return (
      <Page back={false}>
        <WaysBack><LinkButton href="/apologetics" appearance="subtle" icon={<ArrowLeft20Regular />}>Back to Topics</LinkButton></WaysBack>
        {isSuccess ? <Defense answer={data} heading={heading} /> : (
          <>
            <PageTitle ref={heading}>{asked}</PageTitle>
            <div className={styles.loading}><LoadingText label="Preparing defense..." lines={8} visibleLabel={<p className={styles.preparing}>Preparing defense...</p>} /></div>
          </>
        )}
      </Page>
    );
  }
  return (
    <Page>
      <PageTitle ref={heading} lead="Choose an objection, or put it in your own words. Each answer states the objection as those who hold it would, responds to it, and names the scriptures and books it rests on.">Defend the Faith</PageTitle>
      <ObjectionForm ref={field} written={written} asking={isFetching} onAsk={(next) => (next === asked ? void refetch() : void navigate(objectionAddress(next)))} />
      <CommonQuestions />
    </Page>
  );
}
