import { focusRing, makeStyles, smallText, tokens, touchTarget } from '@berea/ui';
import { useId } from 'react';

const useStyles = makeStyles({
  // The browser's own field is wider than a phone in the largest size.
  field: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6px' },
  input: {
    maxWidth: '100%',
    font: 'inherit',
    color: tokens.colorNeutralForeground1,
    ...focusRing(),
    ...touchTarget,
    '::file-selector-button': {
      marginInlineEnd: '12px',
      padding: '9px 12px',
      border: `1px solid ${tokens.colorNeutralStroke1}`,
      borderRadius: tokens.borderRadiusMedium,
      font: 'inherit',
      fontWeight: 600,
      color: 'inherit',
      backgroundColor: tokens.colorNeutralBackground1,
    },
  },
  hint: { margin: 0, ...smallText },
});

/** Chooses a file from this device. The same file can be chosen again, after it was corrected. */
export function FileField({ busy, onFile }: { busy: boolean; onFile: (file: File) => void }) {
  const styles = useStyles();
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>A CSV or JSON file</label>
      <input
        id={id}
        className={styles.input}
        type="file"
        accept=".csv,.tsv,.txt,.json,text/csv,application/json"
        aria-describedby={`${id}-hint`}
        disabled={busy}
        onClick={(event) => (event.currentTarget.value = '')}
        onChange={({ currentTarget: { files } }) => files?.[0] && onFile(files[0])}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        Up to 5 MB. It is read in this browser, and you see what it holds before anything is saved.
      </p>
    </div>
  );
}
