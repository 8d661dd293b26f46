import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { ChevronDown20Regular } from '../icons.ts';
import { tokens } from '../theme/tokens.ts';
import { shortWhenNarrow } from './short-when-narrow.ts';
import type { PickerFieldProps } from './Picker.tsx';

/** As Fluent's dropdown looks while it is closed. */
const useStyles = makeStyles({
  control: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    width: '100%',
    minHeight: '32px',
    boxSizing: 'border-box',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderBottomColor: tokens.colorNeutralStrokeAccessible,
    backgroundColor: tokens.colorNeutralBackground1,
    '&:hover:not(:has(:disabled))': {
      border: `1px solid ${tokens.colorNeutralStroke1Hover}`,
      borderBottomColor: tokens.colorNeutralStrokeAccessibleHover,
    },
    '&:focus-within': { outline: '2px solid transparent' },
    '&:focus-within::after': {
      content: '""',
      position: 'absolute',
      insetInline: '-1px',
      bottom: '-1px',
      height: '4px',
      borderRadius: `0 0 ${tokens.borderRadiusMedium} ${tokens.borderRadiusMedium}`,
      borderBottom: `2px solid ${tokens.colorCompoundBrandStroke}`,
      clipPath: 'inset(calc(100% - 2px) 0 0 0)',
    },
  },
  disabled: { backgroundColor: 'transparent', border: `1px solid ${tokens.colorNeutralStrokeDisabled}` },
  field: {
    flexGrow: 1,
    minWidth: 0,
    padding: '5px 34px 5px 12px',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    border: 'none',
    outline: 'none',
    appearance: 'none',
    textAlign: 'left',
    cursor: 'pointer',
    color: tokens.colorNeutralForeground1,
    backgroundColor: 'transparent',
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    ':disabled': { color: tokens.colorNeutralForegroundDisabled, cursor: 'not-allowed' },
  },
  short: shortWhenNarrow,
  placeholder: { color: tokens.colorNeutralForeground4 },
  icon: {
    position: 'absolute',
    insetInlineEnd: '10px',
    pointerEvents: 'none',
    display: 'flex',
    color: tokens.colorNeutralStrokeAccessible,
  },
  iconDisabled: { color: tokens.colorNeutralForegroundDisabled },
});

interface ClosedPickerProps extends PickerFieldProps {
  /** Whether the browser's own list is used, because the other one could not be loaded. */
  readonly plain: boolean;
  /** Something was done that a dropdown answers. */
  readonly onUse: (event: Event) => void;
  /** It is likely to be used soon. */
  readonly onNear: () => void;
}

/** Keys that open a list or jump in it. */
const answered = (event: React.KeyboardEvent): boolean =>
  !event.ctrlKey && !event.metaKey && !event.altKey && /^(?:ArrowDown|ArrowUp|Enter| |Home|End|.)$/u.test(event.key);

/** A picker that nobody has opened yet: only a button, or a plain select. */
export function ClosedPicker({ plain, onUse, onNear, ...field }: ClosedPickerProps) {
  const styles = useStyles();
  const { label, placeholder, options, value, onChange, disabled } = field;
  const chosen = options.find((option) => option.value === value);
  const className = mergeClasses(
    'fui-Dropdown__button',
    styles.field,
    !chosen && styles.placeholder,
    chosen?.short && !plain && styles.short,
  );
  let control: ReactNode;
  if (plain)
    control = (
      <select
        className={className}
        aria-label={label}
        disabled={disabled}
        value={value ?? ''}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {!chosen && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    );
  else
    control = (
      <button
        type="button"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={false}
        // There is no list yet.
        aria-controls={undefined}
        aria-label={label}
        className={className}
        data-short={chosen?.short}
        disabled={disabled}
        onFocus={onNear}
        onPointerEnter={onNear}
        onClick={(event) => onUse(event.nativeEvent)}
        onKeyDown={(event) => {
          if (!answered(event)) return;
          event.preventDefault();
          onUse(event.nativeEvent);
        }}
      >
        {chosen?.label ?? placeholder}
      </button>
    );
  return (
    <div className={mergeClasses(styles.control, disabled && styles.disabled)}>
      {control}
      <span className={mergeClasses(styles.icon, disabled && styles.iconDisabled)} aria-hidden>
        <ChevronDown20Regular />
      </span>
    </div>
  );
}
