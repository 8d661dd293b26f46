import {
  focusRing,
  hideInPrint,
  makeStyles,
  plainList,
  quietLink,
  tokens,
  touchLine,
  touchTarget,
  wrappingRow,
} from '@berea/ui';
import type { Rendering } from '@berea/validation';
import { concordanceAddress } from '../concordance/query.ts';

/** How many are shown at first: few words have more that occur often. */
const atOnce = 10;

const useStyles = makeStyles({
  line: { ...wrappingRow, alignItems: 'baseline', columnGap: '14px', ...plainList },
  more: { marginTop: '4px' },
  summary: { width: 'fit-content', cursor: 'pointer', ...focusRing(), ...touchTarget, ...hideInPrint },
  rendering: {
    ...touchLine,
    columnGap: '5px',
    minHeight: '24px',
    fontFamily: tokens.fontFamilySerif,
    fontSize: tokens.fontSizeBase300,
  },
  word: { ...quietLink, ...touchTarget, display: 'inline-flex', alignItems: 'center' },
  times: {
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
  },
});

/** The English words of the King James Version for a word of the original, each with how often it stands for it. */
export function Renderings({ renderings, className }: { renderings: readonly Rendering[]; className?: string }) {
  const styles = useStyles();
  if (renderings.length === 0) return null;
  const rest = renderings.slice(atOnce);
  return (
    <div className={className}>
      <Words label="Translated as" renderings={renderings.slice(0, atOnce)} />
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary className={styles.summary}>
            {rest.length === 1 ? 'One more translation' : `${rest.length.toLocaleString('en')} more translations`}
          </summary>
          <Words label="Also translated as" renderings={rest} />
        </details>
      )}
    </div>
  );
}

function Words({ label, renderings }: { label: string; renderings: readonly Rendering[] }) {
  const styles = useStyles();
  return (
    <div className={styles.line}>
      <span aria-hidden="true">{label}</span>
      <ul className={styles.line} aria-label={label}>
        {renderings.map(({ text, times }) => (
          <li key={text} className={styles.rendering}>
            {/\s/.test(text) ? (
              text
            ) : (
              <a className={styles.word} href={concordanceAddress(text.toLowerCase())}>
                {text}
              </a>
            )}{' '}
            <span className={styles.times}>{times.toLocaleString('en')}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
