import { chapterName, nextChapter, previousChapter, type ChapterPlace } from '@berea/scripture';
import { Button, ChevronLeft20Regular, ChevronRight20Regular, makeStyles } from '@berea/ui';

const useStyles = makeStyles({ step: { flexShrink: 0 } });

interface StepProps {
  from: ChapterPlace;
  side: 'Previous' | 'Next';
  onOpen: (place: ChapterPlace) => void;
}

/** A step of one chapter. Its name is another than that of the buttons which end the page. */
export function Step({ from, side, onOpen }: StepProps) {
  const styles = useStyles();
  const to = side === 'Next' ? nextChapter(from) : previousChapter(from);
  const name = to && `${side}: ${chapterName(to)}`;
  return (
    <Button
      appearance="subtle"
      className={styles.step}
      icon={side === 'Next' ? <ChevronRight20Regular /> : <ChevronLeft20Regular />}
      disabled={!to}
      aria-label={name ?? side}
      title={name}
      onClick={() => to && onOpen(to)}
    />
  );
}
