import { Field, makeStyles, Textarea, type TextareaProps } from '@fluentui/react-components';
import type { Ref } from 'react';
import { fieldProps, type FieldTexts } from '../forms/field-texts.ts';
import { counter } from '../theme/style-parts.ts';

const useStyles = makeStyles({
  counter: {
    display: 'block',
    textAlign: 'end',
    ...counter,
  },
  // Allows the field to be narrower than the browser's default width on narrow pages.
  area: { minWidth: 0, width: '100%' },
});

export interface TextAreaFieldProps extends FieldTexts, Omit<TextareaProps, 'ref' | 'children' | 'size'> {
  ref?: Ref<HTMLTextAreaElement>;
  /** Shown as 'n/max characters' under the field, which does not accept more than `max`. */
  count?: { readonly length: number; readonly max: number };
}

/** A multi-line text field, with a counter if the length is limited. */
export function TextAreaField({ label, error, hint, required, count, ...area }: TextAreaFieldProps) {
  const styles = useStyles();
  return (
    <div>
      <Field {...fieldProps({ label, error, hint, required })}>
        <Textarea size="large" resize="vertical" className={styles.area} maxLength={count?.max} {...area} />
      </Field>
      {count && (
        <span className={styles.counter}>
          {count.length}/{count.max} characters
        </span>
      )}
    </div>
  );
}
