import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { Checkmark16Filled } from '../inner-icons.ts';
import { textSize } from '../theme/style-parts.ts';
import { tokens } from '../theme/tokens.ts';
import { VisuallyHidden } from '../layout/Status.tsx';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gap: '4px',
    margin: '10px 0 0',
    padding: 0,
    listStyle: 'none',
    ...textSize(200),
  },
  rule: { display: 'flex', alignItems: 'center', gap: '8px', color: tokens.colorNeutralForeground3 },
  met: { color: tokens.colorStatusSuccessForeground1 },
  icon: { flexShrink: 0 },
  // No circle: it would look like a radio button.
  open: {
    flexShrink: 0,
    boxSizing: 'border-box',
    width: '16px',
    height: '16px',
    border: '6px solid transparent',
    borderRadius: '50%',
    backgroundColor: 'currentColor',
    backgroundClip: 'padding-box',
    forcedColorAdjust: 'none',
  },
});

/** A list of rules that are checked off as the user types. */
export function RuleList({
  label,
  rules,
}: {
  label: string;
  rules: readonly { readonly text: string; readonly met: boolean }[];
}) {
  const styles = useStyles();
  return (
    <ul className={styles.list} aria-label={label}>
      {rules.map(({ text, met }) => (
        <li key={text} className={mergeClasses(styles.rule, met && styles.met)}>
          {met ? <Checkmark16Filled className={styles.icon} /> : <span className={styles.open} />}
          <span>
            {text}
            <VisuallyHidden>{met ? ', met' : ', not met yet'}</VisuallyHidden>
          </span>
        </li>
      ))}
    </ul>
  );
}
