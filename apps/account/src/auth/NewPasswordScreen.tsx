import { useAuth, useHost, useNavigate, usePageHeading } from '@berea/shell-api';
import { Button, LinkButton, makeStyles, Page, PageTitle, Spinner } from '@berea/ui';
import { NewPasswordForm } from '../password/NewPasswordForm.tsx';

const useStyles = makeStyles({
  next: { marginTop: '28px' },
  wait: { display: 'grid', placeItems: 'center', minHeight: '50vh' },
});

/** The target of the password-reset link. The link signs the user in; this page asks for the new password. */
export function NewPasswordScreen() {
  const styles = useStyles();
  const heading = usePageHeading('New password');
  const { user, loading, offered } = useAuth();
  const { toast } = useHost();
  const navigate = useNavigate();
  if (loading)
    return (
      <div className={styles.wait}>
        <Spinner label="Loading..." />
      </div>
    );
  if (!user && offered) {
    return (
      <Page>
        <PageTitle
          ref={heading}
          lead={
            <>
              The link signs you in as <strong>{offered.email}</strong>, and was not asked for in this browser. Go on
              only if it is yours: what you write would be kept in that account.
            </>
          }
        >
          Is this your account?
        </PageTitle>
        <div className={styles.next}>
          <Button appearance="primary" onClick={offered.accept}>
            Yes, go on
          </Button>
        </div>
      </Page>
    );
  }
  if (!user) {
    return (
      <Page>
        <PageTitle ref={heading} lead="This link has expired or was used before. Each link works once, for an hour.">
          Link not valid
        </PageTitle>
        <div className={styles.next}>
          <LinkButton href="/auth/forgotten" appearance="primary">
            Send a new link
          </LinkButton>
        </div>
      </Page>
    );
  }
  const changed = () => {
    toast({ title: 'Success', description: 'Your password has been changed.', kind: 'success' });
    void navigate('/');
  };
  return (
    <Page>
      <PageTitle
        ref={heading}
        lead={
          <>
            For <strong>{user.email}</strong>. Every other device will be signed out.
          </>
        }
      >
        Choose a new password
      </PageTitle>
      <NewPasswordForm onChanged={changed} />
    </Page>
  );
}
