import { Button, hideInPrint, makeStyles, plainText, wrappingRow } from '@berea/ui';

const useStyles = makeStyles({
  notice: {
    ...wrappingRow,
    alignItems: 'center',
    gap: '4px 12px',
    marginBottom: '20px',
    ...plainText,
    ...hideInPrint,
  },
  text: { margin: 0 },
});

/** Tells the user that highlights and notes failed to load, so that they do not seem lost. The text stays readable. */
export function MarksNotice({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  const styles = useStyles();
  return (
    <div className={styles.notice} role="status">
      <p className={styles.text}>Couldn't load your highlights and notes</p>
      <Button size="small" disabled={retrying} onClick={onRetry}>
        {retrying ? 'Trying again…' : 'Try again'}
      </Button>
    </div>
  );
}
