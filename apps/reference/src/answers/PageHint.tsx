import { useDismissal } from '@berea/shell-api';
import { IntroHint, makeStyles } from '@berea/ui';

const useStyles = makeStyles({ hint: { marginTop: '24px' } });

interface PageHintProps {
  /** The key that the dismissal is stored under. */
  storageKey: 'encyclopedia' | 'question';
  label: string;
  children: string;
}

/** The introductory hint of a page, shown below its heading until it is dismissed in this browser. */
export function PageHint({ storageKey, label, children }: PageHintProps) {
  const styles = useStyles();
  const [dismissed, dismiss] = useDismissal(storageKey);
  return (
    <div className={styles.hint}>
      {!dismissed && (
        <IntroHint name={storageKey} label={label} onDismiss={dismiss}>
          {children}
        </IntroHint>
      )}
    </div>
  );
}
