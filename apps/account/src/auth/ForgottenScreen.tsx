import { failureToast, noteAskedMail, useHost, useNavigate, usePageHeading } from '@berea/shell-api';
import { Button, LinkButton, makeStyles, Page, PageTitle, useSubmit } from '@berea/ui';
import { TextField } from '@berea/ui/forms';
import type { MailRequest } from '@berea/validation';
import { useState } from 'react';
import { emailField, useCheckedForm } from '../checked-form.ts';
import { callAuth } from './call-auth.ts';
import { CodeForm } from './CodeForm.tsx';

const loadSchema = async () => (await import('@berea/validation')).mailRequest;

const useStyles = makeStyles({
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px', maxWidth: '420px', marginTop: '32px' },
  next: { marginTop: '28px' },
});

/**
 * Requests a mail with a password-reset link. The confirmation is the same whether or not the address has an account,
 * so that the page does not reveal who is registered.
 */
export function ForgottenScreen() {
  const styles = useStyles();
  const heading = usePageHeading('Forgotten password');
  const host = useHost();
  const navigate = useNavigate();
  const [sentTo, setSentTo] = useState<string>();
  const { form, field } = useCheckedForm<MailRequest>(loadSchema, { email: '' });

  const [submit, busy] = useSubmit(
    form.handleSubmit(async ({ email }) => {
      noteAskedMail(email);
      const { error } = await callAuth(host, (auth) =>
        auth.resetPasswordForEmail(email, { redirectTo: `${location.origin}/auth/new-password` }),
      );
      if (error) return host.toast(failureToast('The mail could not be sent. Please wait a minute and try again.'));
      setSentTo(email);
    }),
  );

  if (sentTo !== undefined) {
    return (
      <Page>
        <PageTitle
          ref={heading}
          lead={
            <>
              If <strong>{sentTo}</strong> has an account, a link to choose a new password is on its way. It works once,
              for an hour.
            </>
          }
        >
          Check your mail
        </PageTitle>
        <CodeForm email={sentTo} type="recovery" onEntered={() => void navigate('/auth/new-password')} />
        <div className={styles.next}>
          <LinkButton href="/auth">Back to Sign In</LinkButton>
        </div>
      </Page>
    );
  }
  return (
    <Page>
      <PageTitle ref={heading} lead="Tell us your address, and we will send you a link to choose a new one.">
        Forgotten password
      </PageTitle>
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextField label="Email" {...emailField} {...field('email')} />
        <Button type="submit" appearance="primary" size="large" disabled={busy}>
          {busy ? 'Loading...' : 'Send the link'}
        </Button>
      </form>
    </Page>
  );
}
