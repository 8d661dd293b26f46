import { parseReference, type Version } from '@berea/scripture';
import { bibleAddress } from '@berea/shell-api';
import { focusRing, makeStyles, tokens } from '@berea/ui';
import type { VerseHit } from '@berea/validation';
import { followsHere } from '../../follows-here.ts';
import { MarkedText } from '../../found/MarkedText.tsx';
import { useQueryFor } from '../../versions/use-version-read.ts';

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyle: 'none' },
  item: { borderTop: `1px solid ${tokens.colorNeutralStroke2}`, ':first-child': { borderTop: 'none' } },
  link: {
    display: 'block',
    padding: '10px 8px',
    marginInline: '-8px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ...focusRing('-2px'),
  },
  reference: {
    display: 'block',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: 600,
    color: tokens.colorBrandForegroundLink,
  },
  text: { display: 'block', fontFamily: tokens.fontFamilySerif, fontSize: tokens.fontSizeBase400, lineHeight: 1.5 },
});

interface QuotedListProps {
  verses: readonly Pick<VerseHit, 'reference' | 'text' | 'marks'>[];
  /** The language of their texts. */
  lang: string;
  /** The version in which they are read. */
  version: Version;
  /** Called when one is followed in this tab. */
  onLeave?: (() => void) | undefined;
}

/** Verses with their text, each a link to its place. */
export function QuotedList({ verses, lang, version, onLeave }: QuotedListProps) {
  const styles = useStyles();
  const queryFor = useQueryFor();
  return (
    <ul className={styles.list} lang={lang}>
      {verses.map(({ reference, text, marks = [] }) => {
        const place = parseReference(reference);
        return (
          <li key={reference} className={styles.item}>
            <a
              className={styles.link}
              href={place && bibleAddress(place) + queryFor(version.id)}
              onClick={(event) => followsHere(event) && onLeave?.()}
            >
              <span className={styles.reference} lang="en">
                {reference}
              </span>
              <span className={styles.text}>
                <MarkedText text={text} marks={marks} />
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
