import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form';
import { useCheckedBy, type Load } from './checked-by.ts';

/**
 * A form that is checked when it is submitted. Editing a field clears its error; the field is checked again on the next
 * submit.
 * @param load stable
 */
export function useCheckedForm<Values extends FieldValues>(load: Load<Values>, defaultValues: DefaultValues<Values>) {
  const form = useForm<Values>({ resolver: useCheckedBy(load), defaultValues, reValidateMode: 'onSubmit' });
  const { errors } = form.formState;
  return {
    form,
    /** The properties of a field. */
    field: (name: Path<Values>) => ({
      ...form.register(name, { onChange: () => form.clearErrors(name) }),
      error: errors[name]?.message as string | undefined,
    }),
  };
}

/** What a field for an email address has, besides its label. */
export const emailField = {
  type: 'email',
  inputMode: 'email',
  autoComplete: 'email',
  autoCapitalize: 'none',
} as const;
