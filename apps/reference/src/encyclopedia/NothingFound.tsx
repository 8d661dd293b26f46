import { makeStyles, suggestionsTitle, tokens } from '@berea/ui';
import { LinkList } from '../answers/LinkList.tsx';
import { entryAddress, type Step } from './address.ts';

const useStyles = makeStyles({
  text: {
    margin: '24px 0 0',
    maxWidth: '60ch',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
  },
  subtitle: suggestionsTitle,
});

interface NothingFoundProps {
  /** The sentence that says what was not found. */
  said: string;
  /** The titles of the entries most like it, nearest first. */
  nearest: readonly string[];
  /** The list that Back returns to. */
  from: Step['from'];
}

/** There is no entry under a term: a notice, not an error, with the nearest entries. */
export function NothingFound({ said, nearest, from }: NothingFoundProps) {
  const styles = useStyles();
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
    </>
  );
}
