import { mergeClasses, Select } from '@fluentui/react-components';
import { memo, type CSSProperties } from 'react';
import { columnsOf, usePickerStyles } from './picker-styles.ts';

/** An option of a `Picker`. */
export interface PickerOption {
  readonly value: string;
  readonly label: string;
  /** What a closed picker in a narrow window shows instead. */
  readonly short?: string;
  /** What the list says about it, after its label. */
  readonly description?: string | undefined;
  /** The heading above it and those that follow with the same. Either all options have one, or none. */
  readonly group?: string;
}

/** From as many columns on, labels are numbers: they stand in the middle of their cell. */
const numbersFrom = 4;

const optionsOf = (options: readonly PickerOption[]) =>
  options.map(({ value, label, description }) => (
    <option key={value} value={value}>
      {description === undefined ? label : `${label} · ${description}`}
    </option>
  ));

interface PickerProps {
  readonly label: string;
  readonly placeholder: string;
  readonly options: readonly PickerOption[];
  /** The selected value; undefined while nothing is selected. */
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
  readonly disabled?: boolean;
  /** How many options stand beside each other in the list; 1 unless told. For short labels: numbers, names. */
  readonly columns?: number;
  readonly className?: string;
}

/**
 * A dropdown to select one value: the browser's own select, so that it works before any code has loaded and without a
 * network. Rendered only when one of its properties changed, because a list may be long.
 */
export const Picker = memo(function Picker({
  label,
  placeholder,
  options,
  value,
  onChange,
  disabled,
  columns = 1,
  className,
}: PickerProps) {
  const styles = usePickerStyles();
  const chosen = options.find((option) => option.value === value);
  const isCovered = chosen !== undefined && (chosen.short ?? chosen.description) !== undefined;
  const groups = Map.groupBy(options, ({ group }) => group);
  return (
    <div className={mergeClasses(styles.root, className)}>
      <Select
        className={styles.field}
        select={{
          className: mergeClasses(
            styles.select,
            (columns > 1 || isCovered) && styles.wide,
            columns > 1 && styles.columns,
            columns >= numbersFrom && styles.centred,
            !chosen && !disabled && styles.placeholder,
            isCovered && styles.covered,
          ),
          style: { [columnsOf]: columns } as CSSProperties,
        }}
        aria-label={label}
        disabled={disabled}
        value={chosen?.value ?? ''}
        onChange={(_, data) => onChange(data.value)}
      >
        {!chosen && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {[...groups].map(([group, some]) =>
          group === undefined ? (
            optionsOf(some)
          ) : (
            <optgroup key={group} label={group}>
              {optionsOf(some)}
            </optgroup>
          ),
        )}
      </Select>
      {isCovered && (
        <span
          aria-hidden
          className={mergeClasses(styles.label, chosen.short && styles.short)}
          data-short={chosen.short}
        >
          {chosen.label}
        </span>
      )}
    </div>
  );
});
