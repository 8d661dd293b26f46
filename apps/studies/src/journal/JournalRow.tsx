import type { JournalLine } from '@berea/api';
import { Button, Delete20Regular, focusRing, hideInPrint, makeStyles, serifText, Spinner, tokens } from '@berea/ui';
import { useState } from 'react';
import { completedOn } from '../study/completed-on.ts';
import { DeleteStudy } from '../study/DeleteStudy.tsx';

const useStyles = makeStyles({
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    paddingBlock: '14px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  words: { flexGrow: 1, minWidth: 0 },
  title: {
    display: 'inline-block',
    ...serifText(500),
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    ':hover': { textDecorationLine: 'underline', textUnderlineOffset: '0.2em' },
    ...focusRing(),
  },
  date: {
    margin: '2px 0 0',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground3,
  },
  unreadable: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase400,
  },
  delete: { flexShrink: 0, ...hideInPrint },
});

/**
 * One study in the journal list. A row without a summary could not be parsed; it is shown as unreadable and cannot be
 * deleted.
 */
export function JournalRow({ line: { id, summary } }: { line: JournalLine }) {
  const styles = useStyles();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  if (!summary) {
    return (
      <li className={styles.row}>
        <p className={styles.unreadable}>
          A study that this version of the application cannot read. It is kept as it is, and its JSON is in the download
          below.
        </p>
      </li>
    );
  }
  const { title, completed_at } = summary;
  return (
    <li className={styles.row} aria-busy={busy}>
      <div className={styles.words}>
        <a className={styles.title} href={`/saved-studies/${id}`}>
          {title}
        </a>
        <p className={styles.date}>{completedOn(completed_at)}</p>
      </div>
      <Button
        className={styles.delete}
        appearance="subtle"
        aria-label={`Delete ${title}`}
        title="Delete"
        disabled={busy}
        icon={busy ? <Spinner tiny /> : <Delete20Regular />}
        onClick={() => setAsking(true)}
      />
      {asking && <DeleteStudy id={id} title={title} onClose={() => setAsking(false)} onBusy={setBusy} />}
    </li>
  );
}
