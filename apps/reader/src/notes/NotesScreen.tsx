import { useAllHighlights, useAllNotes } from '@berea/api';
import { bibleAddress, useAuth, useLastPlace, usePageHeading } from '@berea/shell-api';
import { LinkButton, LoadingText, makeStyles, Notice, Page, PageTitle, textSize, tokens } from '@berea/ui';
import { useMemo } from 'react';
import { useMarkVerses } from '../bible/verses/verse-marks.ts';
import { SignInFirst } from '../SignInFirst.tsx';
import { MarkedVerses } from './MarkedVerses.tsx';
import { markedVerses } from './marked-verses.ts';
import { Transfer } from './transfer/Transfer.tsx';
import { bookById } from '@berea/scripture';

const useStyles = makeStyles({
  content: { marginTop: '28px' },
  title: { margin: '20px 0 6px', fontFamily: tokens.fontFamilySerif, fontWeight: 520, ...textSize(600) },
  text: { margin: '0 0 20px', maxWidth: '56ch', color: tokens.colorNeutralForeground3, ...textSize(400) },
});

/** Everything a person has marked: notes and highlights, to search, to change and to go to. */
export function NotesScreen() {
  const styles = useStyles();
  const heading = usePageHeading('Notes and highlights');
  const { user, loading } = useAuth();
  return (
    <Page>
      <PageTitle ref={heading} lead="Everything you have marked, in one place">
        Notes and highlights
      </PageTitle>
      <div className={styles.content}>
        {loading && <LoadingText label="Loading..." lines={6} />}
        {!loading && user && <OwnMarks />}
        {!loading && !user && (
          <SignInFirst text="Highlight verses and write notes on them while you read. Here you find them again: by book, by color, by date or by a word. Sign in, and they are the same on every device.">
            <LinkButton href="/bible">Open the Bible</LinkButton>
          </SignInFirst>
        )}
      </div>
    </Page>
  );
}

function OwnMarks() {
  const highlights = useAllHighlights();
  const notes = useAllNotes();
  const marks = useMarkVerses({ deletedNoteCanBeRestored: true });
  const marked = useMemo(
    () => highlights.rows && notes.rows && markedVerses(highlights.rows, notes.rows),
    [highlights.rows, notes.rows],
  );
  if (marked && highlights.rows && notes.rows)
    return (
      <>
        {marked.length > 0 ? <MarkedVerses all={marked} marks={marks} /> : <NothingMarked />}
        <Transfer own={{ highlights: highlights.rows, notes: notes.rows }} />
      </>
    );
  if (!highlights.isError && !notes.isError) return <LoadingText label="Loading..." lines={6} />;
  return (
    <Notice
      onRetry={() => {
        if (highlights.isError) void highlights.refetch();
        if (notes.isError) void notes.refetch();
      }}
      retrying={highlights.isFetching || notes.isFetching}
      detail={navigator.onLine ? undefined : 'You seem to be offline.'}
    >
      Your notes and highlights could not be loaded. Nothing of them is lost. Please try again.
    </Notice>
  );
}

/** Where somebody who has marked nothing yet can start: the chapter read last, or John 1. */
function NothingMarked() {
  const styles = useStyles();
  const last = useLastPlace();
  const place = last ?? { book: bookById('John')!, chapter: 1 };
  return (
    <>
      <h2 className={styles.title}>Nothing marked yet</h2>
      <p className={styles.text}>
        In a chapter, right-click a verse, hold a finger on it, or press Enter on it: highlight it, or add a note. It is
        listed here from then on.
      </p>
      <LinkButton href={bibleAddress(place)} appearance="primary" size="large">
        {last ? 'Continue' : 'Read'} {place.book.name} {place.chapter}
      </LinkButton>
    </>
  );
}
