import { Button, makeStyles, ruledItem, tokens } from '@berea/ui';
import { maxPlans, type ReadingPlan } from '@berea/validation';
import { useRef, useState } from 'react';
import { OwnPlanForm } from './OwnPlanForm.tsx';
import { offeredPlans, paceOf, type OfferedPlan } from './schedule.ts';

const useStyles = makeStyles({
  list: { margin: '0 0 16px', padding: 0, listStyle: 'none' },
  item: { display: 'flex', alignItems: 'center', gap: '12px', paddingBlock: '10px', ...ruledItem },
  words: { flexGrow: 1, minWidth: 0 },
  name: { display: 'block', fontFamily: tokens.fontFamilySerif, fontSize: tokens.fontSizeBase400 },
  pace: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  full: { margin: 0 },
});

interface StartPlanProps {
  /** The plans that are followed already. */
  plans: readonly ReadingPlan[];
  today: string;
  onStart: (plan: ReadingPlan) => void;
}

/** The plans that can be started, each once while it is followed, and the form for one of one's own. */
export function StartPlan({ plans, today, onStart }: StartPlanProps) {
  const styles = useStyles();
  const [own, setOwn] = useState(false);
  const isStarted = ({ name }: OfferedPlan) => plans.some((plan) => plan.name === name && plan.started_on === today);
  const isFollowed = ({ name }: OfferedPlan) => plans.some((plan) => plan.name === name);
  const last = useRef<{ readonly name: string; readonly before: typeof plans }>(undefined);
  const start = (plan: OfferedPlan) => {
    const { name, books, days } = plan;
    // A plan is among the others only after the next render, and a double click is quicker.
    if (isStarted(plan) || (last.current?.name === name && last.current.before === plans)) return;
    last.current = { name, before: plans };
    onStart({ id: crypto.randomUUID(), name, books: [...books], days, started_on: today, moved_days: 0 });
  };
  if (plans.length >= maxPlans)
    return <p className={styles.full}>You follow {maxPlans} plans, which is the most. Stop one to start another.</p>;
  return (
    <>
      <ul className={styles.list}>
        {offeredPlans.map((plan) => (
          <li key={plan.name} className={styles.item}>
            <span className={styles.words}>
              <span className={styles.name}>{plan.name}</span>
              <span className={styles.pace}>{paceOf(plan)}</span>
            </span>
            <Button aria-label={`Start: ${plan.name}`} disabledFocusable={isFollowed(plan)} onClick={() => start(plan)}>
              {isFollowed(plan) ? 'Started' : 'Start'}
            </Button>
          </li>
        ))}
      </ul>
      {own ? (
        <OwnPlanForm
          onStart={(plan) => {
            start(plan);
            setOwn(false);
          }}
          onClose={() => setOwn(false)}
        />
      ) : (
        <Button onClick={() => setOwn(true)}>Make your own plan</Button>
      )}
    </>
  );
}
