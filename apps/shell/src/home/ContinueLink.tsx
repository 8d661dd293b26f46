import { bibleAddress, chapterName } from '@berea/scripture';
import type { LastPlace } from '@berea/shell-api';
import { BookOpen20Regular, LinkButton, makeStyles } from '@berea/ui';

// It is there only once the browser has looked, and must then move nothing: it takes no height.
const useStyles = makeStyles({ place: { flexShrink: 0, marginBlock: '-22px', marginInlineEnd: '-12px' } });

/** A link to a chapter; nothing without one. */
export function ContinueLink({ place }: { place: LastPlace | undefined }) {
  const styles = useStyles();
  if (!place) return null;
  return (
    <LinkButton appearance="subtle" className={styles.place} href={bibleAddress(place)} icon={<BookOpen20Regular />}>
      Continue {chapterName(place)}
    </LinkButton>
  );
}
