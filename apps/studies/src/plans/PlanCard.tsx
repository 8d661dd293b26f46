import type { ReadingChange } from '@berea/api';
import { useHost } from '@berea/shell-api';
import { Button, counter, ignoreSecondClick, LinkButton, makeStyles, quietLink, sectionTitle, tokens } from '@berea/ui';
import type { ChapterRead, ReadingPlan } from '@berea/validation';
import { useEffect, useId, useRef } from 'react';
import { continueAfter } from './continue-after.ts';
import { CatchUp } from './CatchUp.tsx';
import { ChapterChecks } from './ChapterChecks.tsx';
import { addDays, longDay } from './days.ts';
import { addressFromPlan, shownChapter } from './plan-address.ts';
import { firstDay, inShort, progressOf, type Progress } from './schedule.ts';
import { saveReminder } from './reminder.ts';

const useStyles = makeStyles({
  card: {
    padding: '18px 20px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  title: { margin: 0, ...sectionTitle, overflowWrap: 'anywhere', scrollMarginTop: '20px' },
  count: { margin: '2px 0 8px', ...counter },
  bar: {
    display: 'block',
    width: '100%',
    height: '6px',
    marginBottom: '14px',
    // The browsers' own bar is bright on a dark page.
    appearance: 'none',
    border: 'none',
    backgroundColor: tokens.colorNeutralBackground5,
    '::-webkit-progress-bar': { backgroundColor: tokens.colorNeutralBackground5 },
    '::-webkit-progress-value': { backgroundColor: tokens.colorBrandForeground1 },
    '::-moz-progress-bar': { backgroundColor: tokens.colorBrandForeground1 },
  },
  today: { margin: '0 0 4px', fontSize: tokens.fontSizeBase300, fontWeight: 600 },
  text: { margin: 0 },
  link: quietLink,
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginTop: '16px' },
});

interface PlanCardProps {
  plan: ReadingPlan;
  /** It was started just now, further down the page: the reader is taken to it. */
  isNew: boolean;
  /** All that was read, also before the plan. */
  read: readonly ChapterRead[];
  today: string;
  onChange: (change: ReadingChange) => void;
}

/** A plan that somebody follows: how far they are, what today's chapters are, and how to catch up. */
export function PlanCard({ plan, isNew, read, today, onChange }: PlanCardProps) {
  const styles = useStyles();
  const { toast } = useHost();
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  const progress = progressOf(plan, read, today);
  const mark = (chapters: readonly string[]) => {
    const marked = chapters.map((chapter) => ({ chapter, read_on: today }));
    continueAfter(marked, { plans: [plan], read }, today);
    onChange({ kind: 'add-read', read: marked });
  };
  const unmark = (chapter: string) =>
    onChange({
      kind: 'remove-read',
      read: read.filter((each) => each.chapter === chapter && each.read_on >= plan.started_on),
    });
  const unread = progress.todays.filter((chapter) => !progress.read.has(chapter));
  // In the order of the plan: what was left yesterday comes first.
  const next = progress.overdue[0] ?? unread[0];
  const tomorrows = progress.portions[progress.today] ?? [];
  return (
    <section className={styles.card} aria-labelledby={title}>
      <h2 ref={heading} tabIndex={-1} id={title} className={styles.title}>
        {plan.name}
      </h2>
      <p className={styles.count}>
        {dayText(plan, progress)} · {progress.read.size.toLocaleString('en-US')} of{' '}
        {progress.total.toLocaleString('en-US')} chapters
      </p>
      <progress
        className={styles.bar}
        value={progress.read.size}
        max={progress.total}
        aria-label={`Chapters read of ${plan.name}`}
      />
      {progress.isFinished ? (
        <p className={styles.text}>You have read it all.</p>
      ) : (
        <>
          {progress.daysBehind > 0 && (
            <CatchUp
              progress={progress}
              onMark={mark}
              onUnmark={unmark}
              onMove={() =>
                onChange({ kind: 'put-plan', plan: { ...plan, moved_days: plan.moved_days + progress.daysBehind } })
              }
            />
          )}
          {progress.todays.length > 0 && (
            <>
              <h3 className={styles.today}>Today, {longDay(today)}</h3>
              <ChapterChecks
                label={`Today’s chapters of ${plan.name}`}
                chapters={progress.todays}
                read={progress.read}
                onMark={(chapter) => mark([chapter])}
                onUnmark={unmark}
              />
            </>
          )}
          {progress.todays.length > 0 && unread.length === 0 && progress.daysBehind === 0 && (
            <>
              <p className={styles.text} role="status">
                Done for today.
              </p>
              {tomorrows[0] !== undefined && (
                <p className={styles.text}>
                  Tomorrow:{' '}
                  <a className={styles.link} href={addressFromPlan(tomorrows[0])}>
                    {inShort(tomorrows)}
                  </a>
                </p>
              )}
            </>
          )}
          {progress.today < 1 && <p className={styles.text}>It begins on {longDay(firstDay(plan))}.</p>}
        </>
      )}
      <div className={styles.actions}>
        {next !== undefined && (
          <LinkButton appearance="primary" href={addressFromPlan(next)}>
            Read {shownChapter(next)}
          </LinkButton>
        )}
        {unread.length > 1 && <Button onClick={() => mark(unread)}>Mark all of today</Button>}
        {!progress.isFinished && (
          <Button aria-label={`Reminder for ${plan.name}`} onClick={() => void saveReminder(plan, today, toast)}>
            Reminder (.ics)
          </Button>
        )}
        <Button
          appearance="subtle"
          aria-label={`${progress.isFinished ? 'Remove' : 'Stop'} this plan: ${plan.name}`}
          onClick={() => {
            ignoreSecondClick();
            onChange({ kind: 'remove-plan', id: plan.id });
            toast({
              title: `${plan.name}: ${progress.isFinished ? 'plan removed' : 'plan stopped'}`,
              description: 'The chapters you have read stay marked.',
              kind: 'success',
              action: { label: 'Undo', run: () => onChange({ kind: 'put-plan', plan }) },
            });
          }}
        >
          {progress.isFinished ? 'Remove this plan' : 'Stop this plan'}
        </Button>
      </div>
    </section>
  );
}

function dayText(plan: ReadingPlan, { today }: Progress): string {
  if (today < 1) return `${plan.days} days`;
  if (today <= plan.days) return `Day ${today} of ${plan.days}`;
  return `Its last day was ${longDay(addDays(firstDay(plan), plan.days - 1))}`;
}
