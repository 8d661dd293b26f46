import type { Passage } from '@berea/api';
import { parsePassage } from '@berea/scripture';
import { bibleAddress } from '@berea/shell-api';
import { makeStyles, prose, quietLink, sectionTitle, tokens } from '@berea/ui';
import type { CollectionItem } from '@berea/validation';
import { useQueryFor } from '../versions/use-version-read.ts';

const useStyles = makeStyles({
  heading: { margin: '12px 0 0', ...sectionTitle, overflowWrap: 'anywhere' },
  text: { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', lineHeight: 1.5 },
  quotation: { margin: 0, breakInside: 'avoid' },
  verses: { margin: 0, ...prose },
  number: { marginInlineEnd: '4px', fontSize: '0.7em', color: tokens.colorNeutralForeground3 },
  source: { margin: '2px 0 0', fontSize: tokens.fontSizeBase300 },
  link: quietLink,
});

/** A heading, a text or a passage of a collection. @param passage the verses of the passage, where they are known */
export function CollectionItemView({ item, passage }: { item: CollectionItem; passage: Passage | undefined }) {
  const styles = useStyles();
  const queryFor = useQueryFor();
  if (item.kind === 'heading') return <h2 className={styles.heading}>{item.text}</h2>;
  if (item.kind === 'text') return <p className={styles.text}>{item.text}</p>;
  const place = parsePassage(item.text);
  return (
    <figure className={styles.quotation}>
      {passage && (
        <blockquote className={styles.verses}>
          {passage.verses.map(({ id, number, text }) => (
            <span key={id}>
              <sup className={styles.number}>{number}</sup>
              {text}{' '}
            </span>
          ))}
        </blockquote>
      )}
      <figcaption className={styles.source}>
        {place ? (
          <a className={styles.link} href={bibleAddress(place) + (item.version ? queryFor(item.version) : '')}>
            {item.text}
          </a>
        ) : (
          item.text
        )}
        {passage && `, ${passage.versions.map(({ name }) => name).join(' and ')}`}
      </figcaption>
    </figure>
  );
}
