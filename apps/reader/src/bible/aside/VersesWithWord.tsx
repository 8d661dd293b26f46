import { useVersesByStrongs } from '@berea/api';
import type { Version } from '@berea/scripture';
import { Button, LoadingText, makeStyles, Notice, smallText, tokens } from '@berea/ui';
import { useState } from 'react';
import { Renderings } from '../../found/Renderings.tsx';
import { QuotedList } from '../cross-references/QuotedList.tsx';

/** How many verses are shown at first, and with each step. */
const atOnce = 40;

const useStyles = makeStyles({
  quiet: { margin: '0 0 8px', ...smallText },
  renderings: { marginBottom: '8px', fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
});

/** The verses of the King James Version that translate a word of the original, in order. */
export function VersesWithWord({ strong, version }: { strong: string; version: Version }) {
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
