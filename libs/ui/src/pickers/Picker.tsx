import { Dropdown, makeStyles, Option } from '@fluentui/react-components';
import { memo } from 'react';
import { tokens } from '../theme/tokens.ts';

const useStyles = makeStyles({
  control: { minWidth: 0, width: '100%' },
  list: { maxHeight: 'min(400px, 60vh)', overflowY: 'auto', border: `1px solid ${tokens.colorNeutralStroke1}` },
});

/** An option of a `Picker`. */
export interface PickerOption {
  readonly value: string;
  readonly label: string;
}

interface PickerProps {
  label: string;
  placeholder: string;
  options: readonly PickerOption[];
  /** The selected value; undefined while nothing is selected. */
  value: string | undefined;
  onChange: (value: string) => void;
  disabled?: boolean;
  className?: string;
}

/**
 * A dropdown to select one value; its list is at most about 400 px tall and typing jumps to a name. Keep the identity
 * of `options` and `onChange`, because re-rendering is expensive.
 */
export const Picker = memo(function Picker({
  label,
  placeholder,
  options,
  value,
  onChange,
  disabled,
  className,
}: PickerProps) {
  const styles = useStyles();
  const chosen = options.find((option) => option.value === value);
  return (
    <div className={className}>
      <Dropdown
        className={styles.control}
        aria-label={label}
        placeholder={placeholder}
        disabled={disabled}
        value={chosen?.label ?? ''}
        selectedOptions={chosen ? [chosen.value] : []}
        listbox={{ className: styles.list }}
        positioning={{ autoSize: 'width' }}
        onOptionSelect={(_, { optionValue }) => {
          if (optionValue !== undefined) onChange(optionValue);
        }}
      >
        {options.map((option) => (
          <Option key={option.value} value={option.value} text={option.label}>
            {option.label}
          </Option>
        ))}
      </Dropdown>
    </div>
  );
});
