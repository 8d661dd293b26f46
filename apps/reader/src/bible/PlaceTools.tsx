import type { Book, Version } from '@berea/scripture';
import { hideInPrint, makeStyles } from '@berea/ui';
import { memo, type Ref } from 'react';
import { BookOverviewButton } from './overview/BookOverviewButton.tsx';
import type { ChosenPlace } from './place.ts';
import { ReferenceBox } from './ReferenceBox.tsx';

const useStyles = makeStyles({
  tools: {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '8px 16px',
    paddingTop: '10px',
    ...hideInPrint,
  },
  overview: { flexShrink: 0, whiteSpace: 'nowrap' },
  box: { flexBasis: '220px', minWidth: 0 },
});

interface PlaceToolsProps {
  book: Book | undefined;
  version: Version;
  box: Ref<HTMLInputElement>;
  onOpen: (place: ChosenPlace) => void;
}

/** The book overview button and the reference box. Unlike the place bar, they scroll away with the page. */
export const PlaceTools = memo(function PlaceTools({ book, version, box, onOpen }: PlaceToolsProps) {
  const styles = useStyles();
  return (
    <div className={styles.tools}>
      <BookOverviewButton className={styles.overview} book={book} />
      <div className={styles.box}>
        <ReferenceBox ref={box} version={version} onOpen={onOpen} />
      </div>
    </div>
  );
});
