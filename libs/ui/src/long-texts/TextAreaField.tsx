import { Field, makeStyles, Textarea, type TextareaProps } from '@fluentui/react-components';
import type { Ref } from 'react';
import { Counter, type Count } from '../forms/Counter.tsx';
import { fieldProps, type FieldTexts } from '../forms/field-texts.ts';

const useStyles = makeStyles({
  // Allows the field to be narrower than the browser's default width on narrow pages.
  area: { minWidth: 0, width: '100%' },
});

export interface TextAreaFieldProps extends FieldTexts, Omit<TextareaProps, 'ref' | 'children' | 'size'> {
  ref?: Ref<HTMLTextAreaElement>;
  /** Shown as 'n/max characters' under the field, which does not accept more than `max`. */
  count?: Count;
}

/** A multi-line text field, with a counter if the length is limited. */
export function TextAreaField({ label, error, hint, required, count, ...area }: TextAreaFieldProps) {
  const styles = useStyles();
  return (
    <div>
      <Field {...fieldProps({ label, error, hint, required })}>
        <Textarea size="large" resize="vertical" className={styles.area} maxLength={count?.max} {...area} />
      </Field>
      {count && <Counter {...count} />}
    </div>
  );
}
