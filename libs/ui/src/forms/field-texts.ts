/** The texts of a field. */
export interface FieldTexts {
  label: string;
  /** Error message: shown under the field and announced; also marks the field as invalid. */
  error?: string;
  hint?: string;
  required?: boolean;
}

/** What Fluent's `Field` makes of them. */
export const fieldProps = ({ label, error, hint, required }: FieldTexts) =>
  ({
    label,
    required,
    hint: error ? undefined : hint,
    validationState: error ? 'error' : 'none',
    validationMessage: error,
  }) as const;
