import { nearestToTyped, type NearestPlace } from '@berea/api';
import { bibleAddress } from '@berea/shell-api';
import { counter, makeStyles, quietLink } from '@berea/ui';
import { useEffect, useState } from 'react';

const useStyles = makeStyles({ note: { margin: '24px 0 0', ...counter }, link: quietLink });

/** Says of a reference to a chapter or a verse that does not exist how many there are; nothing for other words. */
export function NoSuchPassage({ words, language }: { words: string; language: 'en' | 'es' }) {
  const styles = useStyles();
  const [read, setRead] = useState<{ readonly words: string; readonly nearest: NearestPlace | undefined }>();
  useEffect(() => {
    let isPast = false;
    nearestToTyped(words, language)
      .then((nearest) => isPast || setRead({ words, nearest }))
      // Without the parser, only the search answers.
      .catch(() => undefined);
    return () => {
      isPast = true;
    };
  }, [words, language]);
  if (read?.words !== words || !read.nearest) return null;
  const { place, name, size } = read.nearest;
  return (
    <p className={styles.note} role="status">
      <a className={styles.link} href={bibleAddress(place)}>
        {name}
      </a>{' '}
      has {size}. Here, its name was searched for as a word.
    </p>
  );
}
