import { useNotes, useVersesByStrongs } from '@berea/api';
import { formatReference, type Version } from '@berea/scripture';
import { useAuth } from '@berea/shell-api';
import { Button, LoadingText, makeStyles, Notice, smallText, tokens, wrappingRow } from '@berea/ui';
import { CrossReferences } from '../cross-references/CrossReferences.tsx';
import { WordsOfVerse } from '../words/WordsOfVerse.tsx';
import { NoteInAside } from './NoteInAside.tsx';
import type { AsideStep, useAside } from './steps.ts';
import { VerseInAside } from './VerseInAside.tsx';
import { useState } from 'react';
import { Renderings } from '../../found/Renderings.tsx';
import { QuotedList } from '../cross-references/QuotedList.tsx';

const useStyles = makeStyles({
  others: {
    ...wrappingRow,
    gap: '6px',
    marginTop: '16px',
    paddingTop: '12px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  quiet: { margin: '0 0 8px', ...smallText },
  renderings: { marginBottom: '8px', fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
});

interface StepContentProps {
  step: AsideStep;
  version: Version;
  aside: ReturnType<typeof useAside>;
}

/** What the panel shows in a step, and the other things about the same verse. */
export function StepContent({ step, version, aside: { push, back } }: StepContentProps) {
  const styles = useStyles();
  const { user } = useAuth();
  const { about, place, numbers } = step;
  const number = numbers[0]!;
  const notes = useNotes(place);
  const note = notes.rows.get(number)?.note_text;
  if (typeof about === 'object' && 'strong' in about) return <VersesWithWord strong={about.strong} version={version} />;

  const go = (next: AsideStep['about']) => () => push({ about: next, place, numbers: [number] });
  return (
    <>
      {about === 'verse' && <VerseInAside place={{ ...place, verse: number }} version={version} />}
      {about === 'references' && <CrossReferences verse={{ place, numbers }} version={version} />}
      {about === 'note' && <NoteInAside place={place} number={number} text={note} version={version} onClose={back} />}
      {typeof about === 'object' && (
        <WordsOfVerse
          verse={{ place, number }}
          version={version}
          at={about.wordAt}
          after={(strong, title) => <Button onClick={go({ strong, title })}>Read its other verses here</Button>}
        />
      )}
      <div
        className={styles.others}
        role="group"
        aria-label={`More about ${formatReference({ ...place, verse: number })}`}
      >
        {about !== 'verse' && (
          <Button size="small" onClick={go('verse')}>
            Verse and context
          </Button>
        )}
        {typeof about !== 'object' && (
          <Button size="small" onClick={go({ wordAt: undefined })}>
            Original words
          </Button>
        )}
        {about !== 'references' && (
          <Button size="small" onClick={go('references')}>
            Cross-references
          </Button>
        )}
        {about !== 'note' && user && (note !== undefined || !(notes.isFetching || notes.isError)) && (
          <Button size="small" onClick={go('note')}>
            {note === undefined ? 'Add Note' : 'Note'}
          </Button>
        )}
      </div>
    </>
  );
}

/** How many verses are shown at first, and with each step. */
const atOnce = 40;

/** The verses of the King James Version that translate a word of the original, in order. */
function VersesWithWord({ strong, version }: { strong: string; version: Version }) {
  const styles = useStyles();
  const { data, isError, isFetching, refetch } = useVersesByStrongs(strong);
  const [shown, setShown] = useState(atOnce);
  if (isError)
    return (
      <Notice onRetry={() => void refetch()} retrying={isFetching}>
        The verses with this word could not be loaded.
      </Notice>
    );
  if (!data) return <LoadingText label="Loading..." lines={6} />;
  return (
    <>
      <p className={styles.quiet}>{data.verses.length.toLocaleString('en')} in the King James Version</p>
      <Renderings className={styles.renderings} renderings={data.renderings} />
      <QuotedList verses={data.verses.slice(0, shown)} lang="en" version={version} />
      {shown < data.verses.length && <Button onClick={() => setShown(shown + atOnce)}>Show more</Button>}
    </>
  );
}
