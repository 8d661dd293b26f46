import { parsePassage, type Version, versionById } from '@berea/scripture';
import { bibleAddress, useNamedLinks } from '@berea/shell-api';
import { LoadingText, makeStyles, sectionTitle, tokens } from '@berea/ui';
import type { ScriptureSearch } from '@berea/validation';
import { EmptyResult } from '../concordance/EmptyResult.tsx';
import { FoundElsewhere } from './FoundElsewhere.tsx';
import { otherSearches, unquoted } from './other-searches.ts';
import { useScriptureQuestion } from '@berea/api';
import { FoundVerse } from '../found/FoundVerse.tsx';

const useStyles = makeStyles({
  section: { marginTop: '36px', paddingTop: '22px', borderTop: `1px solid ${tokens.colorNeutralStroke1}` },
  none: { margin: '0 0 20px', color: tokens.colorNeutralForeground2 },
  passages: { marginTop: '32px' },
  title: { ...sectionTitle, margin: '0 0 8px' },
  list: { margin: 0, padding: 0, listStyle: 'none' },
  // A passage is longer than a verse, and is read in its chapter.
  text: { display: '-webkit-box', WebkitLineClamp: 3, WebkitBoxOrient: 'vertical', overflow: 'hidden' },
});

interface NowhereProps {
  data: ScriptureSearch;
  words: string;
  version: Version;
  near: number | undefined;
}

/**
 * What a search shows that found nothing in the version it looked in: the verses of another version, or else the passages
 * of an answer, and other searches. A misspelled word is only offered in its right spelling.
 */
export function Nowhere({ data, words, version, near }: NowhereProps) {
  const styles = useStyles();
  const text = unquoted(words);
  const ask = useNamedLinks()('question', { text });
  const searched = versionById(data.version)?.name ?? version.name;
  const sentence = `No verse of the ${searched} has ${words}${near === undefined ? '' : `, its words within ${near} of one another`}.`;
  const others = otherSearches(words, data.version, near, data.instead);
  if (data.instead !== undefined) return <EmptyResult others={others}>{sentence}</EmptyResult>;
  const nothing = (
    <EmptyResult
      instead={<AnsweredPassages words={text} version={version} />}
      others={[...(ask ? [{ label: `Ask “${text}”`, href: ask }] : []), ...others]}
    >
      {sentence}
    </EmptyResult>
  );
  return (
    <FoundElsewhere words={words} near={near} searched={data.version} nothing={nothing}>
      {(verses) => (
        <section className={styles.section} aria-label="Results">
          <p className={styles.none} role="status">
            {sentence}
          </p>
          {verses}
        </section>
      )}
    </FoundElsewhere>
  );
}

/** Questions are longer; one word is the concordance's. */
const leastLength = 10;
const mostPassages = 6;

/**
 * The first passages of an answer of ours to the words of a search that no verse has: 'money worries'. Nothing where
 * the answer has only verses that share a word, or concerns danger: the question's own page is made for that.
 */
function AnsweredPassages({ words, version }: { words: string; version: Version }) {
  const styles = useStyles();
  const asks = words.length >= leastLength && words.includes(' ');
  const { data, isLoading } = useScriptureQuestion(asks ? words : undefined, version.id);
  if (isLoading) return <LoadingText label="Loading..." lines={4} />;
  if (!data || data.care || (data.outcome !== 'card' && data.outcome !== 'quotation')) return null;
  return (
    <section className={styles.passages} aria-label={`Passages on ${words}`}>
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
