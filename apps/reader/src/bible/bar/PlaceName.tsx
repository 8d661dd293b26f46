import { chapterName, type Book } from '@berea/scripture';
import { breakpoints, makeStyles } from '@berea/ui';

const useStyles = makeStyles({
  // A phone has room for 'Jeremiah 52', and a very narrow one for 'Jer 52'.
  whole: { '@media (max-width: 359px)': { display: 'none' } },
  short: { display: 'none', '@media (max-width: 359px)': { display: 'inline' } },
  wholeIfWide: { [breakpoints.narrow]: { display: 'none' } },
  shortIfNarrow: { display: 'none', [breakpoints.narrow]: { display: 'inline' } },
});

const mostOnPhone = 11;

interface Place {
  readonly book: Book;
  readonly chapter: number;
}

const isLong = (place: Place): boolean => chapterName(place).length > mostOnPhone;

/** '1 Cor 13' */
const shortName = ({ book, chapter }: Place): string => `${book.id.replace(/^\d/, '$& ')} ${chapter}`;

/** What a screen reader says. It contains what a phone shows, so that the button can be named by voice. */
export const spokenName = (place: Place): string =>
  `${chapterName(place)}${isLong(place) ? `, ${shortName(place)}` : ''}, book and chapter`;

/** 'Jeremiah 52', or '1 Cor 13' where there is no room for it all. */
export function PlaceName({ place }: { place: Place }) {
  const styles = useStyles();
  const long = isLong(place);
  return (
    <>
      <span className={long ? styles.wholeIfWide : styles.whole}>{chapterName(place)}</span>
      <span className={long ? styles.shortIfNarrow : styles.short}>{shortName(place)}</span>
    </>
  );
}
