import { readTyped } from '@berea/api';
import { bibleAddress } from '@berea/shell-api';
import type { Book } from '@berea/scripture';
import { counter, makeStyles, quietLink } from '@berea/ui';
import { useEffect, useState } from 'react';

const useStyles = makeStyles({ note: { margin: '24px 0 0', ...counter }, link: quietLink });

/** 'jn 99:99' → 'jn' and 99. Undefined for what is not a name and a number. */
function partsOf(words: string): { readonly name: string; readonly chapter: number } | undefined {
  const found = /^([1-3]?\s*\p{L}[\p{L}\s.]*?)\s*(\d{1,3})(?:\s*[:.,]\s*\d.*)?$/u.exec(words.trim());
  return found ? { name: found[1]!, chapter: Number(found[2]) } : undefined;
}

interface NoSuchChapterProps {
  words: string;
  language: 'en' | 'es';
}

/** Says of a reference to a chapter that a book does not have how many it has; nothing for other words. */
export function NoSuchChapter({ words, language }: NoSuchChapterProps) {
  const styles = useStyles();
  const [named, setNamed] = useState<{ readonly words: string; readonly book: Book; readonly chapter: number }>();
  useEffect(() => {
    const parts = partsOf(words);
    if (!parts) return;
    let isPast = false;
    readTyped(`${parts.name} 1`, language)
      .then((place) => isPast || !place || setNamed({ words, book: place.book, chapter: parts.chapter }))
      // Without the parser, only the search answers.
      .catch(() => undefined);
    return () => {
      isPast = true;
    };
  }, [words, language]);
  if (named?.words !== words || named.chapter <= named.book.chapters) return null;
  const { book } = named;
  return (
    <p className={styles.note} role="status">
      <a className={styles.link} href={bibleAddress({ book })}>
        {book.name}
      </a>{' '}
      has {book.chapters === 1 ? 'one chapter' : `${book.chapters} chapters`}. Here, its name was searched for as a
      word.
    </p>
  );
}
