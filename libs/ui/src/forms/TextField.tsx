import { Field, Input, makeStyles, type InputProps } from '@fluentui/react-components';
import type { Ref } from 'react';
import { Counter, type Count } from './Counter.tsx';
import { fieldProps, type FieldTexts } from './field-texts.ts';

const useStyles = makeStyles({
  // Allows the field to be narrower than the browser's default width on narrow pages.
  input: { minWidth: 0, width: '100%' },
});

export interface TextFieldProps extends FieldTexts, Omit<InputProps, 'ref' | 'children' | 'size' | 'contentAfter'> {
  ref?: Ref<HTMLInputElement>;
  contentAfter?: InputProps['contentAfter'];
  /** Shown as 'n/max characters' under the field. What is longer is said by `error`, not cut off. */
  count?: Count;
}

/** A single-line text field with label and error message. Accepts the props from react-hook-form's `register`. */
export function TextField({ label, error, hint, required, count, ...input }: TextFieldProps) {
  const styles = useStyles();
  const field = (
    <Field {...fieldProps({ label, error, hint, required })}>
      <Input size="large" className={styles.input} input={{ className: styles.input }} {...input} />
    </Field>
  );
  if (!count) return field;
  return (
    <div>
      {field}
      <Counter {...count} />
    </div>
  );
}
