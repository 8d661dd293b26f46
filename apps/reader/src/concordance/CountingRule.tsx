import { focusRing, hideInPrint, makeStyles, touchTarget } from '@berea/ui';
import type { Concordance, StrongsVerses } from '@berea/validation';
import { Renderings } from '../found/Renderings.tsx';
import { counted } from './counted.ts';
import { entryText } from './dictionary-text.ts';

const useStyles = makeStyles({
  paragraph: { margin: '0 0 2px' },
  summary: { width: 'fit-content', cursor: 'pointer', ...focusRing(), ...touchTarget, ...hideInPrint },
});

/** Explains how the occurrences of a word were counted. */
export function WordRule({ found: { possessive } }: { found: Concordance }) {
  const styles = useStyles();
  const apart =
    possessive && ` (“${possessive.word}” has ${counted(possessive.occurrences, possessive.verses)} of its own)`;
  return (
    <details>
      <summary className={styles.summary}>How this was counted in the King James Version</summary>
      <p className={styles.paragraph}>
        Counted as a whole word, in capitals or not, possessives apart{apart}. Psalm titles and notes are not searched.
      </p>
    </details>
  );
}

/** Explains a Strong's number (transliteration, gloss, translations) and how its occurrences were counted. */
export function StrongsRule({ found: { transliteration, gloss, renderings } }: { found: StrongsVerses }) {
  const styles = useStyles();
  return (
    <>
      {(transliteration || gloss) && (
        <p className={styles.paragraph}>
          {transliteration && <em>{transliteration}</em>}
          {transliteration && gloss && ': '}
          {gloss && entryText(gloss)}
        </p>
      )}
      <Renderings renderings={renderings} />
      <p className={styles.paragraph}>
        Counted wherever the King James Version renders this word of the original, whatever the English.
      </p>
    </>
  );
}
