import { failureToast, noteAskedMail, useHost, usePageHeading } from '@berea/shell-api';
import { Button, makeStyles, Page, PageTitle, useSingleFlight } from '@berea/ui';
import { callAuth } from './call-auth.ts';
import { CodeForm } from './CodeForm.tsx';

const useStyles = makeStyles({ actions: { display: 'flex', flexWrap: 'wrap', gap: '12px', marginTop: '28px' } });

/** Shown after sign-up while the new account waits for email confirmation. `email` is where the link was sent. */
export function CheckMail({ email, onBack }: { email: string; onBack: () => void }) {
  const styles = useStyles();
  const heading = usePageHeading('Check your mail');
  const host = useHost();

  const [resend, busy] = useSingleFlight(async () => {
    noteAskedMail(email);
    const { error } = await callAuth(host, (auth) =>
      auth.resend({ type: 'signup', email, options: { emailRedirectTo: `${location.origin}/` } }),
    );
    host.toast(
      error
        ? failureToast('The mail could not be sent again. Please wait a minute and try once more.')
        : { title: 'Sent again', description: `Another confirmation is on its way to ${email}.`, kind: 'success' },
    );
  });

  return (
    <Page>
      <PageTitle
        ref={heading}
        lead={
          <>
            We sent a link to <strong>{email}</strong>. Open it to finish creating your account.
          </>
        }
      >
        Check your mail
      </PageTitle>
      <CodeForm email={email} type="signup" />
      <div className={styles.actions}>
        <Button appearance="primary" disabled={busy} onClick={() => void resend()}>
          {busy ? 'Loading...' : 'Send it again'}
        </Button>
        <Button onClick={onBack}>Use another address</Button>
      </div>
    </Page>
  );
}
