import { useScriptureQuestion } from '@berea/api';
import { parsePassage, type Version } from '@berea/scripture';
import { bibleAddress } from '@berea/shell-api';
import { LoadingText, makeStyles, sectionTitle } from '@berea/ui';
import { FoundVerse } from '../found/FoundVerse.tsx';

const useStyles = makeStyles({
  section: { marginTop: '32px' },
  title: { ...sectionTitle, margin: '0 0 8px' },
  list: { margin: 0, padding: 0, listStyle: 'none' },
  // A passage is longer than a verse, and is read in its chapter.
  text: { display: '-webkit-box', WebkitLineClamp: 3, WebkitBoxOrient: 'vertical', overflow: 'hidden' },
});

/** Questions are longer; one word is the concordance's. */
const leastLength = 10;
const mostPassages = 6;

interface AnsweredPassagesProps {
  words: string;
  version: Version;
}

/**
 * The first passages of an answer of ours to the words of a search that no verse has: 'money worries'. Nothing where the
 * answer has only verses that share a word, and nothing for somebody in danger, for whom the question's own page is made.
 */
export function AnsweredPassages({ words, version }: AnsweredPassagesProps) {
  const styles = useStyles();
  const asks = words.length >= leastLength && words.includes(' ');
  const { data, isLoading } = useScriptureQuestion(asks ? words : undefined, version.id);
  if (isLoading) return <LoadingText label="Loading..." lines={4} />;
  if (!data || data.care || (data.outcome !== 'card' && data.outcome !== 'quotation')) return null;
  return (
    <section className={styles.section} aria-label={`Passages on ${words}`}>
      <h3 className={styles.title}>Passages on {words}</h3>
      <ol className={styles.list}>
        {data.references.slice(0, mostPassages).map(({ scripture, text }) => {
          const place = parsePassage(scripture);
          return (
            <FoundVerse key={scripture} reference={scripture} href={place && bibleAddress(place)}>
              <span className={styles.text}>{text}</span>
            </FoundVerse>
          );
        })}
      </ol>
    </section>
  );
}
