import { chapterName } from '@berea/scripture';
import { bibleAddress, useLastPlace } from '@berea/shell-api';
import { BookOpen20Regular, LinkButton, makeStyles } from '@berea/ui';

// It is there only once the browser has looked, and must then move nothing: it takes no height.
const useStyles = makeStyles({ place: { flexShrink: 0, marginBlock: '-22px', marginInlineEnd: '-12px' } });

/** A link to the chapter that was last read in this browser, beside the label of the verse. */
export function ContinueReading() {
  const styles = useStyles();
  const place = useLastPlace();
  if (!place) return null;
  return (
    <LinkButton appearance="subtle" className={styles.place} href={bibleAddress(place)} icon={<BookOpen20Regular />}>
      Continue {chapterName(place)}
    </LinkButton>
  );
}
