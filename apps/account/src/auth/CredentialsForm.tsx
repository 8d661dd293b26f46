import { failureToast, noteAskedMail, useHost, usePageHeading } from '@berea/shell-api';
import {
  Button,
  coarsePointer,
  makeStyles,
  mergeClasses,
  Page,
  PageTitle,
  quietLink,
  tokens,
  touchTarget,
  useSubmit,
} from '@berea/ui';
import { TextField } from '@berea/ui/forms';
import { PasswordField } from '@berea/ui/passwords';
import type { Credentials } from '@berea/validation';
import type { Session } from '@supabase/supabase-js';
import { emailField, useCheckedForm } from '../checked-form.ts';
import { PasswordRules } from '../password/PasswordRules.tsx';
import { authErrorText } from './auth-error.ts';
import { callAuth } from './call-auth.ts';

const loadSchema = async () => (await import('@berea/validation')).credentials;

/** Which of the two forms the auth page shows. */
export type Mode = 'sign-in' | 'sign-up';

const texts = {
  'sign-in': {
    title: 'Sign In',
    description: 'Enter your email and password to sign in',
    button: 'Sign In',
    toggle: "Don't have an account? Sign Up",
    success: 'Logged in successfully!',
  },
  'sign-up': {
    title: 'Create Account',
    description: 'Enter your email and password to create an account',
    button: 'Sign Up',
    toggle: 'Already have an account? Sign In',
    success: 'Account created successfully!',
  },
} as const;

const hint = 'Must be 8+ characters with uppercase, lowercase, and number';

const useStyles = makeStyles({
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px', maxWidth: '420px', marginTop: '32px' },
  next: { margin: '8px 0 0', fontSize: tokens.fontSizeBase300, color: tokens.colorNeutralForeground3 },
  submit: { justifySelf: 'stretch' },
  links: {
    display: 'grid',
    justifyItems: 'start',
    gap: '12px',
    maxWidth: '420px',
    marginTop: '24px',
    paddingTop: '20px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    [coarsePointer]: { gap: 0 },
  },
  link: { display: 'inline-flex', alignItems: 'center', ...quietLink, ...touchTarget },
  // Looks like the link below it.
  toggle: {
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    font: 'inherit',
    cursor: 'pointer',
    textDecorationLine: 'underline',
  },
});

interface CredentialsFormProps {
  mode: Mode;
  /** Whether signing in leads back to the page that asked for it, and not home. */
  returns: boolean;
  onMode: (mode: Mode) => void;
  /** Called when the server requires email confirmation; the link was sent to `email`. */
  onMailed: (email: string) => void;
}

/** The email and password form for both modes. Sends nothing while validation fails. */
export function CredentialsForm({ mode, returns, onMode, onMailed }: CredentialsFormProps) {
  const styles = useStyles();
  const host = useHost();
  const text = texts[mode];
  const heading = usePageHeading(text.title);
  const { form, field } = useCheckedForm<Credentials>(loadSchema, { email: '', password: '' });

  const [submit, busy] = useSubmit(
    form.handleSubmit(async ({ email, password }) => {
      if (mode === 'sign-up') noteAskedMail(email);
      const { data, error } = await callAuth<{ session: Session | null }>(host, (auth) =>
        mode === 'sign-in'
          ? auth.signInWithPassword({ email, password })
          : auth.signUp({ email, password, options: { emailRedirectTo: `${location.origin}/` } }),
      );
      if (error) return host.toast(failureToast(authErrorText(error, mode)));
      if (!data?.session) return onMailed(email);
      host.toast({ title: 'Success', description: text.success, kind: 'success' });
    }),
  );

  const toggle = () => {
    form.clearErrors();
    onMode(mode === 'sign-in' ? 'sign-up' : 'sign-in');
  };

  return (
    <Page>
      <PageTitle ref={heading} lead={text.description}>
        {text.title}
      </PageTitle>
      <p className={styles.next}>
        {returns ? 'Afterwards you go on where you left off.' : 'Afterwards the home page opens.'}
      </p>
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextField label="Email" {...emailField} {...field('email')} />
        <div>
          <PasswordField
            label="Password"
            autoComplete={mode === 'sign-in' ? 'current-password' : 'new-password'}
            hint={mode === 'sign-up' ? hint : undefined}
            {...field('password')}
          />
          {mode === 'sign-up' && <PasswordRules password={form.watch('password')} />}
        </div>
        <Button className={styles.submit} type="submit" appearance="primary" size="large" disabled={busy}>
          {busy ? 'Loading...' : text.button}
        </Button>
      </form>
      <div className={styles.links}>
        <button className={mergeClasses(styles.toggle, styles.link)} type="button" onClick={toggle}>
          {text.toggle}
        </button>
        {mode === 'sign-in' && (
          <a className={styles.link} href="/auth/forgotten">
            Forgotten your password?
          </a>
        )}
      </div>
    </Page>
  );
}
