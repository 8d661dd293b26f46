import { failureToast, useHost } from '@berea/shell-api';
import { Button, ignoreSecondClick, makeStyles, tokens, useSingleFlight } from '@berea/ui';
import { useVisitorReading } from './use-reading.ts';

const useStyles = makeStyles({
  box: {
    padding: '14px 16px',
    borderLeft: `3px solid ${tokens.colorBrandStroke1}`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  text: { margin: '0 0 10px', maxWidth: '60ch' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

/**
 * Offers somebody who has signed in what was read in this browser before. It is asked, because on a shared computer it
 * may be another person's.
 */
export function TakeAlong() {
  const styles = useStyles();
  const { toast } = useHost();
  const { kept, isEmpty, takeAlong, forget, bringBack } = useVisitorReading();
  const [take, taking] = useSingleFlight(async () => {
    try {
      await takeAlong();
      toast({ title: 'Taken along', description: 'Your plans and chapters are in your account.', kind: 'success' });
    } catch {
      toast(failureToast('Not everything could be saved. The rest stays in this browser. Please try again.'));
    }
  });
  const remove = () => {
    ignoreSecondClick();
    forget();
    toast({
      title: 'Removed from this browser',
      kind: 'success',
      action: { label: 'Undo', run: () => bringBack(kept) },
    });
  };
  if (isEmpty && !taking) return null;
  const names = kept.plans.map(({ name }) => `“${name}”`).join(', ');
  return (
    <section className={styles.box} aria-label="From this browser">
      <p className={styles.text}>
        Before you signed in, this browser kept{' '}
        {[names, `${kept.read.length} read chapters`].filter(Boolean).join(' and ')}.
      </p>
      <div className={styles.actions}>
        <Button appearance="primary" disabled={taking} onClick={() => void take()}>
          {taking ? 'Saving...' : 'Take along into my account'}
        </Button>
        <Button disabled={taking} onClick={remove}>
          Not mine, remove
        </Button>
      </div>
    </section>
  );
}
