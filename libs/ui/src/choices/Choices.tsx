import { Radio, RadioGroup, type RadioGroupProps } from '@fluentui/react-components';

interface ChoicesProps<Value extends string> extends Pick<
  RadioGroupProps,
  'aria-label' | 'aria-labelledby' | 'className'
> {
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Options side by side, of which one is chosen. Named by the field around it, or by a label of its own. */
export function Choices<Value extends string>({ options, value, onChange, ...group }: ChoicesProps<Value>) {
  return (
    <RadioGroup layout="horizontal" value={value} onChange={(_, data) => onChange(data.value as Value)} {...group}>
      {options.map((option) => (
        <Radio key={option.value} {...option} />
      ))}
    </RadioGroup>
  );
}
