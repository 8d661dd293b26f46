import { makeStyles, plainText, suggestionsTitle } from '@berea/ui';
import { LinkList } from '../answers/LinkList.tsx';
import { questionAddress } from '../question/address.ts';
import { entryAddress, type Step } from './address.ts';

const useStyles = makeStyles({
  text: { margin: '24px 0 0', maxWidth: '60ch', ...plainText, overflowWrap: 'anywhere' },
  subtitle: suggestionsTitle,
});

interface NothingFoundProps {
  /** What was looked up. */
  term: string;
  /** The sentence that says what was not found. */
  said: string;
  /** The titles of the entries most like it, nearest first. */
  nearest: readonly string[];
  /** The list that Back returns to. */
  from: Step['from'];
}

/** There is no entry under a term: a notice, not an error, with the nearest entries, and the term as a question. */
export function NothingFound({ term, said, nearest, from }: NothingFoundProps) {
  const styles = useStyles();
  const question = `What does the Bible say about ${term}?`;
  return (
    <>
      <p role="status" className={styles.text}>
        {said}
      </p>
      {nearest.length > 0 && (
        <>
          <h2 id="nearest" className={styles.subtitle}>
            Nearest entries
          </h2>
          <LinkList
            labelledBy="nearest"
            links={nearest.map((title) => ({
              label: title,
              to: entryAddress(title),
              state: { from } satisfies Step,
            }))}
          />
        </>
      )}
      <h2 id="instead" className={styles.subtitle}>
        Ask instead
      </h2>
      <LinkList labelledBy="instead" links={[{ label: question, to: questionAddress(question) }]} />
    </>
  );
}
