import { nearestToTyped } from '@berea/api';
import { bibleAddress } from '@berea/shell-api';
import { counter, makeStyles, quietLink } from '@berea/ui';
import { useQuery } from '@tanstack/react-query';

const useStyles = makeStyles({ note: { margin: '24px 0 0', ...counter }, link: quietLink });

/** Says of a reference to a chapter or a verse that does not exist how many there are; nothing for other words. */
export function NoSuchPassage({ words, language }: { words: string; language: 'en' | 'es' }) {
  const styles = useStyles();
  // Without the parser, only the search answers.
  const { data } = useQuery({
    queryKey: ['nearest-place', words, language],
    queryFn: async () => (await nearestToTyped(words, language)) ?? null,
    staleTime: Infinity,
    retry: false,
  });
  if (!data) return null;
  const { place, name, size } = data;
  return (
    <p className={styles.note} role="status">
      <a className={styles.link} href={bibleAddress(place)}>
        {name}
      </a>{' '}
      has {size}. Here, its name was searched for as a word.
    </p>
  );
}
