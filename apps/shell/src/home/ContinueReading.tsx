import { bibleAddress, lastPlace } from '@berea/shell-api';
import { BookOpen20Regular, LinkButton, makeStyles } from '@berea/ui';
import { useState } from 'react';

const useStyles = makeStyles({ place: { marginBottom: '36px' } });

/** A link to the chapter that was last read in this browser. */
export function ContinueReading() {
  const styles = useStyles();
  const [place] = useState(lastPlace);
  if (!place) return null;
  return (
    <div className={styles.place}>
      <LinkButton href={bibleAddress(place)} icon={<BookOpen20Regular />}>
        Continue reading {place.book.name} {place.chapter}
      </LinkButton>
    </div>
  );
}
