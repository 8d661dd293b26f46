import { useScriptureSearch, type VersesWanted } from '@berea/api';
import { parseReference } from '@berea/scripture';
import { bibleAddress } from '@berea/shell-api';
import { Button, LoadingText, makeStyles, Notice, tokens } from '@berea/ui';
import { versesAtOnce, type FoundVerse, type ScriptureSearch } from '@berea/validation';
import { useState } from 'react';
import { number } from '../concordance/counted.ts';
import { FoundVerse as FoundVerseLink } from '../found/FoundVerse.tsx';
import { MarkedText } from '../found/MarkedText.tsx';
import { useQueryFor } from '../versions/use-version-read.ts';

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyle: 'none' },
  item: { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  more: { marginTop: '16px' },
});

/** The verses of a search, each a link to its chapter. The first part is given; the others are loaded on request. */
export function FoundVerses({ wanted, first }: { wanted: VersesWanted; first: ScriptureSearch }) {
  const styles = useStyles();
  const [parts, setParts] = useState(1);
  const shown = Math.min(first.total, parts * versesAtOnce);
  return (
    <>
      <ol className={styles.list} aria-label="Verses">
        <Verses verses={first.verses} version={first.version} />
        {Array.from({ length: parts - 1 }, (_, at) => (
          <Part key={at} wanted={wanted} offset={(at + 1) * versesAtOnce} />
        ))}
      </ol>
      {shown < first.total && (
        <Button className={styles.more} onClick={() => setParts(parts + 1)}>
          Show more verses ({number(first.total - shown)} left)
        </Button>
      )}
    </>
  );
}

function Part({ wanted, offset }: { wanted: VersesWanted; offset: number }) {
  const styles = useStyles();
  const { data, isError, isFetching, refetch } = useScriptureSearch(wanted, offset);
  if (data) return <Verses verses={data.verses} version={data.version} />;
  return (
    <li className={styles.item}>
      {isError && !isFetching ? (
        <Notice onRetry={() => void refetch()}>More verses could not be loaded. Please try again.</Notice>
      ) : (
        <LoadingText label="Loading..." lines={4} />
      )}
    </li>
  );
}

function Verses({ verses, version }: { verses: readonly FoundVerse[]; version: string }) {
  const queryFor = useQueryFor();
  return verses.map(({ id, reference, text, marks }) => {
    const place = parseReference(reference);
    return (
      <FoundVerseLink key={id} reference={reference} href={place && bibleAddress(place) + queryFor(version)}>
        <MarkedText text={text} marks={marks} />
      </FoundVerseLink>
    );
  });
}
