import { Field, Input, makeStyles, Textarea, type InputProps, type TextareaProps } from '@fluentui/react-components';
import type { Ref } from 'react';
import { tokens } from '../theme/tokens.ts';

const useStyles = makeStyles({
  counter: {
    display: 'block',
    textAlign: 'end',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
  },
  // Narrower than a browser's idea of a field, where the page is.
  input: { minWidth: 0, width: '100%' },
  area: { minWidth: 0, width: '100%' },
});

interface FieldTexts {
  label: string;
  /** What is wrong with the value: shown under the field, read out, and the field is marked invalid. */
  error?: string;
  hint?: string;
  required?: boolean;
}

export interface TextFieldProps extends FieldTexts, Omit<InputProps, 'ref' | 'children' | 'size' | 'contentAfter'> {
  ref?: Ref<HTMLInputElement>;
  contentAfter?: InputProps['contentAfter'];
}

/** One line of text with its label and its error. Takes what react-hook-form's `register` returns. */
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
  /** Shown as 'n/max characters' under the field; the field itself takes no more. */
  count?: { readonly length: number; readonly max: number };
}

/** Several lines of text, with a counter where there is a limit. */
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
