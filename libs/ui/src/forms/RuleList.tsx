import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { Checkmark16Filled, Circle16Regular } from '../icons.ts';
import { tokens } from '../theme/tokens.ts';
import { VisuallyHidden } from '../layout/Status.tsx';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gap: '4px',
    margin: '10px 0 0',
    padding: 0,
    listStyle: 'none',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  rule: { display: 'flex', alignItems: 'center', gap: '8px', color: tokens.colorNeutralForeground3 },
  met: { color: tokens.colorStatusSuccessForeground1 },
  icon: { flexShrink: 0 },
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
          {met ? <Checkmark16Filled className={styles.icon} /> : <Circle16Regular className={styles.icon} />}
          <span>
            {text}
            <VisuallyHidden>{met ? ', met' : ', not met yet'}</VisuallyHidden>
          </span>
        </li>
      ))}
    </ul>
  );
}
