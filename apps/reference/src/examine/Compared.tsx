import { makeStyles, tokens, VisuallyHidden } from '@berea/ui';
import type { ComparedPiece } from '@berea/validation';
import { Fragment } from 'react';

const useStyles = makeStyles({
  text: {
    margin: '6px 0 0',
    fontFamily: tokens.fontFamilySerif,
    fontSize: tokens.fontSizeBase400,
    lineHeight: 1.58,
    color: tokens.colorNeutralForeground1,
    overflowWrap: 'break-word',
  },
  added: { fontWeight: 700, textDecorationLine: 'underline', textDecorationThickness: '2px' },
  missing: { color: tokens.colorNeutralForeground3 },
});

/** A quotation compared with its passage: what only the quotation has is underlined, what only the passage has struck through. */
export function Compared({ pieces }: { pieces: readonly ComparedPiece[] }) {
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
