import { useAuth, usePageHeading, useSignInAddress } from '@berea/shell-api';
import { LoadingText, makeStyles, Notice, Page, PageTitle, quietLink, sectionTitle, tokens } from '@berea/ui';
import { todayHere } from '@berea/validation';
import { useId, useState, type ReactNode } from 'react';
import { ChaptersRead } from './ChaptersRead.tsx';
import { useDayTexts } from './day-texts.ts';
import { useMarkOnArrival } from './mark-on-arrival.ts';
import { PlanCard } from './PlanCard.tsx';
import { ReadingCalendar } from './ReadingCalendar.tsx';
import { StartPlan } from './StartPlan.tsx';
import { TakeAlong } from './TakeAlong.tsx';
import { useReading } from './use-reading.ts';

const useStyles = makeStyles({
  content: { marginTop: '28px', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '36px' },
  section: { paddingTop: '20px', borderTop: `1px solid ${tokens.colorNeutralStroke1}` },
  title: { margin: '0 0 12px', ...sectionTitle },
  visitor: { margin: 0, color: tokens.colorNeutralForeground2 },
  link: quietLink,
});

/** Reading plans, what was read, and a calendar of both. */
export function PlansScreen() {
  const styles = useStyles();
  const heading = usePageHeading('Reading plans');
  const { user, loading } = useAuth();
  const signInAddress = useSignInAddress();
  const { reading, change, failed, retrying, retry } = useReading();
  const [today] = useState(() => todayHere());
  // The id of the plan that was started on this page last.
  const [started, setStarted] = useState<string>();
  useDayTexts(reading, today);
  useMarkOnArrival(reading, today, change);
  return (
    <Page>
      <PageTitle
        ref={heading}
        lead="Which chapters to read each day, at your own pace. Studies on a topic, with questions, are under Guided Studies."
      >
        Reading plans
      </PageTitle>
      <div className={styles.content}>
        {user && <TakeAlong />}
        {!user && !loading && (
          <p className={styles.visitor}>
            What you read is kept in this browser.{' '}
            <a className={styles.link} href={signInAddress}>
              Sign In
            </a>
            , and you can take it along to every device.
          </p>
        )}
        {failed && (
          <Notice onRetry={retry} retrying={retrying} detail={navigator.onLine ? undefined : 'You seem to be offline.'}>
            Your reading plans could not be loaded. Nothing of them is lost. Please try again.
          </Notice>
        )}
        {!reading && !failed && <LoadingText label="Loading..." lines={6} />}
        {reading && (
          <>
            {reading.plans.map((plan) => (
              <PlanCard
                key={plan.id}
                plan={plan}
                isNew={plan.id === started}
                read={reading.read}
                today={today}
                onChange={change}
              />
            ))}
            <Section title={reading.plans.length === 0 ? 'Choose a plan' : 'Start another plan'}>
              <StartPlan
                plans={reading.plans}
                today={today}
                onStart={(plan) => {
                  setStarted(plan.id);
                  change({ kind: 'put-plan', plan });
                }}
              />
            </Section>
            <Section title="Calendar">
              <ReadingCalendar reading={reading} today={today} />
            </Section>
            <Section title="Chapters you have read">
              <ChaptersRead read={reading.read} today={today} onChange={change} />
            </Section>
          </>
        )}
      </div>
    </Page>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const styles = useStyles();
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
