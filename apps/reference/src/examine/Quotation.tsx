import { makeStyles, mergeClasses, plainText, serifText, textSize, tokens, VisuallyHidden } from '@berea/ui';
import type { ComparedPiece, ExaminedQuotation } from '@berea/validation';
import { ScriptureReference } from '../scripture/ScriptureReference.tsx';
import { explained, verdicts } from './verdicts.ts';
import { Fragment } from 'react';

const useStyles = makeStyles({
  item: {
    padding: '16px 0 18px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    breakInside: 'avoid',
    overflowWrap: 'break-word',
  },
  verdict: { margin: '0 0 4px', ...textSize(300), fontWeight: 600, color: tokens.colorNeutralForeground2 },
  doubtful: { color: tokens.colorStatusDangerForeground1 },
  quoted: { margin: 0, ...serifText(400, 1.58), whiteSpace: 'pre-line' },
  about: { margin: '6px 0 0', ...plainText },
  context: { display: 'flex', flexWrap: 'wrap', columnGap: '16px', marginTop: '6px', fontSize: tokens.fontSizeBase300 },
  text: {
    margin: '6px 0 0',
    ...serifText(400, 1.58),
    color: tokens.colorNeutralForeground1,
    overflowWrap: 'break-word',
  },
  added: { fontWeight: 700, textDecorationLine: 'underline', textDecorationThickness: '2px' },
  missing: { color: tokens.colorNeutralForeground3 },
});

/** One quotation: the verdict, its words, the differences, and a link to the verses around it. */
export function Quotation({ quotation }: { quotation: ExaminedQuotation }) {
  const styles = useStyles();
  const { text, verdict, claimed, reference, compared } = quotation;
  const { name, doubtful } = verdicts[verdict];
  const where = new Set([...(reference ? [reference] : []), ...(doubtful && claimed ? claimed.split('; ') : [])]);
  return (
    <li className={styles.item}>
      <p className={mergeClasses(styles.verdict, doubtful && styles.doubtful)}>{name}</p>
      {compared.length > 0 ? <Compared pieces={compared} /> : <blockquote className={styles.quoted}>{text}</blockquote>}
      <p className={styles.about}>{explained(quotation)}</p>
      {where.size > 0 && (
        <div className={styles.context}>
          {Array.from(where, (each) => (
            <ScriptureReference key={each} reference={each} leads="to its chapter here" />
          ))}
        </div>
      )}
    </li>
  );
}

/** A quotation compared with its passage: words that only it has are underlined, words that it lacks struck through. */
function Compared({ pieces }: { pieces: readonly ComparedPiece[] }) {
  const styles = useStyles();
  return (
    <p className={styles.text}>
      {pieces.map(({ in: where, words }, index) => (
        <Fragment key={index}>
          {index > 0 && ' '}
          {where === 'both' && words}
          {where === 'text' && (
            <ins className={styles.added}>
              <VisuallyHidden>in the text: </VisuallyHidden>
              {words}
            </ins>
          )}
          {where === 'passage' && (
            <del className={styles.missing}>
              <VisuallyHidden>in the passage: </VisuallyHidden>
              {words}
            </del>
          )}
        </Fragment>
      ))}
    </p>
  );
}
