import { failureToast, useHost } from '@berea/shell-api';
import { Button, makeStyles, useSubmit } from '@berea/ui';
import { PasswordField } from '@berea/ui/passwords';
import type { NewPassword } from '@berea/validation';
import { useEffect, useState } from 'react';
import { callAuth } from '../auth/call-auth.ts';
import { useCheckedForm } from '../checked-form.ts';
import { PasswordRules } from './PasswordRules.tsx';

const useStyles = makeStyles({
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px', maxWidth: '420px', marginTop: '24px' },
  submit: { justifySelf: 'start' },
});

const loadChosen = async () => (await import('@berea/validation')).newPassword;
const loadChanged = async () => (await import('@berea/validation')).changedPassword;

/** For each Supabase auth error code, the field that shows the error and its text. */
const messages: Readonly<Record<string, { readonly field: keyof NewPassword; readonly text: string }>> = {
  same_password: { field: 'password', text: 'Choose a password that differs from the present one' },
  weak_password: { field: 'password', text: 'This password is too weak. Choose another one' },
  // The only value that passes the form's rules but not a hosted project's, which takes 72 bytes.
  validation_failed: { field: 'password', text: 'This password is too long. Choose a shorter one' },
  current_password_invalid: { field: 'current', text: 'This is not your current password' },
  current_password_required: { field: 'current', text: 'Enter your current password' },
};

interface NewPasswordFormProps {
  /**
   * Also asks for the current password. False for a user who arrives from a password-reset link: the auth server does
   * not need it then. Where it does, the form asks for it after all.
   */
  askCurrent?: boolean;
  onChanged: () => void;
}

/** Sets a new password under the sign-up rules. The auth server ends all other sessions of the account. */
export function NewPasswordForm({ askCurrent = false, onChanged }: NewPasswordFormProps) {
  const styles = useStyles();
  const host = useHost();
  const [asksCurrent, setAsksCurrent] = useState(askCurrent);
  const { form, field: uncontrolled } = useCheckedForm<NewPassword>(asksCurrent ? loadChanged : loadChosen, {
    current: '',
    password: '',
  });
  // Controlled value: an uncontrolled field would ignore a reset.
  const field = (name: keyof NewPassword) => ({ ...uncontrolled(name), value: form.watch(name) ?? '' });

  // A field that has just appeared could not be focused when its error was set.
  const { setFocus } = form;
  useEffect(() => {
    if (asksCurrent && !askCurrent) setFocus('current');
  }, [asksCurrent, askCurrent, setFocus]);

  const [submit, busy] = useSubmit(
    form.handleSubmit(async (values) => {
      const { error } = await callAuth<unknown>(host, (auth) =>
        auth.updateUser({
          password: values.password,
          ...(asksCurrent && { current_password: values.current }),
        }),
      );
      if (!error) {
        form.reset();
        return onChanged();
      }
      const refusal = messages[error.code ?? ''];
      if (refusal?.field === 'current') setAsksCurrent(true);
      if (refusal) return form.setError(refusal.field, { message: refusal.text }, { shouldFocus: true });
      host.toast(failureToast('Your password could not be changed. Please try again.'));
    }),
  );

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {asksCurrent && <PasswordField label="Current password" autoComplete="current-password" {...field('current')} />}
      <div>
        <PasswordField label="New password" autoComplete="new-password" {...field('password')} />
        <PasswordRules password={form.watch('password')} />
      </div>
      <Button className={styles.submit} type="submit" appearance="primary" disabled={busy}>
        {busy ? 'Loading...' : 'Change password'}
      </Button>
    </form>
  );
}
