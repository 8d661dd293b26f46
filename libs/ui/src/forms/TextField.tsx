import { Field, Input, makeStyles, Textarea, type InputProps, type TextareaProps } from '@fluentui/react-components';
import type { Ref } from 'react';
import { counter } from '../theme/style-parts.ts';

const useStyles = makeStyles({
  counter: {
    display: 'block',
    textAlign: 'end',
    ...counter,
  },
  // Allows the field to be narrower than the browser's default width on narrow pages.
  input: { minWidth: 0, width: '100%' },
  area: { minWidth: 0, width: '100%' },
});

interface FieldTexts {
  label: string;
  /** Error message: shown under the field and announced; also marks the field as invalid. */
  error?: string;
  hint?: string;
  required?: boolean;
}

export interface TextFieldProps extends FieldTexts, Omit<InputProps, 'ref' | 'children' | 'size' | 'contentAfter'> {
  ref?: Ref<HTMLInputElement>;
  contentAfter?: InputProps['contentAfter'];
}

/** A single-line text field with label and error message. Accepts the props from react-hook-form's `register`. */
export function TextField({ label, error, hint, required, ...input }: TextFieldProps) {
  const styles = useStyles();
  return (
    <Field
      label={label}
      required={required}
      hint={error ? undefined : hint}
      validationState={error ? 'error' : 'none'}
      validationMessage={error}
    >
      <Input size="large" className={styles.input} input={{ className: styles.input }} {...input} />
    </Field>
  );
}

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
      <Field
        label={label}
        required={required}
        hint={error ? undefined : hint}
        validationState={error ? 'error' : 'none'}
        validationMessage={error}
      >
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
