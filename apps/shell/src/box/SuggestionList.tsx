import { makeStyles, mergeClasses, tokens } from '@berea/ui';
import type { Suggestion } from './suggestions.ts';

const useStyles = makeStyles({
  list: {
    margin: 0,
    maxHeight: 'min(440px, 60vh)',
    overflowY: 'auto',
    ':not(:empty)': { marginTop: '4px', paddingTop: '4px', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  option: {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '16px',
    boxSizing: 'border-box',
    minHeight: '44px',
    padding: '12px 10px',
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    overflowWrap: 'anywhere',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
  chosen: { backgroundColor: tokens.colorSubtleBackgroundSelected, outline: '1px solid transparent' },
  kind: { flexShrink: 0, fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
});

/** The id of the option at a place in the list. */
export const optionId = (at: number): string => `box-option-${at}`;

interface SuggestionListProps {
  id: string;
  label: string;
  suggestions: readonly Suggestion[];
  /** Where Enter leads. */
  chosen: number | undefined;
  onChoose: (suggestion: Suggestion) => void;
}

/** The list under the box. The focus stays in the box, which moves through the list with the arrow keys. */
export function SuggestionList({ id, label, suggestions, chosen, onChoose }: SuggestionListProps) {
  const styles = useStyles();
  return (
    <div id={id} role="listbox" aria-label={label} className={styles.list}>
      {suggestions.map((suggestion, at) => (
        // The keys are the box's.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={`${suggestion.kind} ${suggestion.href}`}
          id={optionId(at)}
          role="option"
          tabIndex={-1}
          aria-selected={at === chosen}
          className={mergeClasses(styles.option, at === chosen && styles.chosen)}
          // The focus stays where somebody types.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
        >
          {suggestion.label}
          <span className={styles.kind}>{suggestion.kind}</span>
        </div>
      ))}
    </div>
  );
}
