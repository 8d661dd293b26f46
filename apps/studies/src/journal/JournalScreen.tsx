import { useJournal, type JournalLine } from '@berea/api';
import { foldWord } from '@berea/scripture';
import { Navigate, useAuth, usePageHeading, useSignInAddress } from '@berea/shell-api';
import { hideInPrint, LinkButton, LoadingText, makeStyles, Notice, Page, PageTitle, textSize, tokens } from '@berea/ui';
import { TextField } from '@berea/ui/forms';
import { useEffect, useState } from 'react';
import { ExportJournal } from './ExportJournal.tsx';
import { JournalRow } from './JournalRow.tsx';

const useStyles = makeStyles({
  content: { marginTop: '32px' },
  search: { maxWidth: '420px', marginBottom: '20px', ...hideInPrint },
  list: { margin: 0, padding: 0, listStyle: 'none', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  empty: { marginTop: '48px' },
  emptyTitle: { margin: '0 0 6px', fontFamily: tokens.fontFamilySerif, fontWeight: 520, ...textSize(600) },
  text: { margin: '0 0 20px', color: tokens.colorNeutralForeground3, ...textSize(400) },
});

/** The number of studies from which the search field is shown. */
const searchThreshold = 4;

const matches = ({ summary }: JournalLine, wanted: string): boolean =>
  wanted === '' || (summary !== undefined && foldWord(summary.title).includes(foldWord(wanted.trim())));

/** The journal: all saved studies, latest first. */
export function JournalScreen() {
  const styles = useStyles();
  const heading = usePageHeading('My Studies');
  const { user, loading } = useAuth();
  const signInAddress = useSignInAddress();
  const journal = useJournal();
  const { error } = journal;
  useEffect(() => {
    if (error) console.error('The journal could not be loaded:', error);
  }, [error]);
  if (!loading && !user) return <Navigate to={signInAddress} replace />;
  return (
    <Page back={{ href: '/profile', label: 'Back to Profile' }}>
      <PageTitle ref={heading} lead="Your personal journal of completed Bible studies">
        My Studies
      </PageTitle>
      <div className={styles.content}>
        {journal.isPending && <LoadingText label="Loading..." lines={5} />}
        {journal.isError && !journal.data && (
          <Notice
            onRetry={() => void journal.refetch()}
            retrying={journal.isFetching}
            detail={navigator.onLine ? undefined : 'You seem to be offline.'}
          >
            Your journal could not be loaded. Nothing in it is lost. Please try again.
          </Notice>
        )}
        {journal.data && (journal.data.length === 0 ? <EmptyJournal /> : <Lines lines={journal.data} />)}
      </div>
    </Page>
  );
}

function EmptyJournal() {
  const styles = useStyles();
  return (
    <div className={styles.empty}>
      <h2 className={styles.emptyTitle}>No saved studies yet</h2>
      <p className={styles.text}>Complete and save a guided study to start your journal</p>
      <LinkButton href="/guided-studies" appearance="primary" size="large">
        Start a Study
      </LinkButton>
    </div>
  );
}

function Lines({ lines }: { lines: readonly JournalLine[] }) {
  const styles = useStyles();
  const [wanted, setWanted] = useState('');
  const shown = lines.filter((line) => matches(line, wanted));
  return (
    <>
      {lines.length >= searchThreshold && (
        <div className={styles.search} role="search">
          <TextField
            type="search"
            label="Search your studies"
            value={wanted}
            onChange={(_, { value }) => setWanted(value)}
          />
        </div>
      )}
      {shown.length > 0 ? (
        <ul className={styles.list} aria-label="Saved studies">
          {shown.map((line) => (
            <JournalRow key={line.id} line={line} />
          ))}
        </ul>
      ) : (
        <p className={styles.text} role="status">
          No study of that name.
        </p>
      )}
      <ExportJournal />
    </>
  );
}
