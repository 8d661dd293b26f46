import { Link } from '@berea/shell-api';
import { focusRing, makeStyles, tokens } from '@berea/ui';
import { Paragraphs } from '../answers/Paragraphs.tsx';
import { ProseWithReferences } from '../scripture/ProseWithReferences.tsx';
import { entryAddress, type Step } from './address.ts';
import { segmentsOf } from './internal-links.ts';

const useStyles = makeStyles({
  link: {
    color: 'inherit',
    textDecorationColor: tokens.colorBrandStroke1,
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.22em',
    ':hover': { color: tokens.colorBrandForegroundLink },
    ...focusRing(),
  },
});

interface LinkedProseProps {
  children: string;
  /** The list that Back returns to. */
  from: Step['from'];
}

/** Prose of an entry: links to other entries, and references that open their chapter. */
export function LinkedProse({ children, from }: LinkedProseProps) {
  const styles = useStyles();
  return (
    <>
      {segmentsOf(children).map(({ words, title }, index) =>
        title === undefined ? (
          <ProseWithReferences key={index}>{words}</ProseWithReferences>
        ) : (
          <Link key={index} className={styles.link} to={entryAddress(title)} state={{ from } satisfies Step}>
            {words}
          </Link>
        ),
      )}
    </>
  );
}

/** Paragraphs of such prose. */
export const LinkedParagraphs = ({ text, from, size }: { text: string; from: Step['from']; size?: 'lead' }) => (
  <Paragraphs text={text} {...(size && { size })}>
    {(paragraph) => <LinkedProse from={from}>{paragraph}</LinkedProse>}
  </Paragraphs>
);
