import { useAuth, useHost, useNavigate, useSearchParams } from '@berea/shell-api';
import { useEffect, useRef, useState } from 'react';
import { callAuth } from './call-auth.ts';
import { CheckMail } from './CheckMail.tsx';
import { CredentialsForm, type Mode } from './CredentialsForm.tsx';
import { nextAddress } from './next-address.ts';

interface WithHistory {
  /** The Navigation API, which not every browser has. */
  readonly navigation?: Navigation;
}

/**
 * Whether the page before this one in the history of the tab has this address: then Back would lead to it twice. Not one
 * that the browser would have to load.
 */
function isPageBefore(address: string): boolean {
  const { navigation } = globalThis as WithHistory;
  const before = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1];
  return before?.sameDocument === true && before.url === new URL(address, location.origin).href;
}

/** Leaves for the page that asked for the sign-in. */
function Return({ to }: { to: string }) {
  const navigate = useNavigate();
  const hasLeft = useRef(false);
  useEffect(() => {
    if (hasLeft.current) return;
    hasLeft.current = true;
    void (isPageBefore(to) ? navigate(-1) : navigate(to, { replace: true }));
  }, [navigate, to]);
  return null;
}

/**
 * Leaves after the code of a mail was typed: for a new password where several sign-ups for the address left the account
 * without one.
 */
function ReturnWithCode({ to }: { to: string }) {
  const host = useHost();
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    void callAuth(host, (auth) => auth.mfa.getAuthenticatorAssuranceLevel()).then(
      ({ data }) => {
        const methods = data?.currentAuthenticationMethods ?? [];
        const asks = methods.some((entry) => typeof entry === 'object' && entry.method === 'recovery');
        setAddress(asks ? '/auth/new-password' : to);
      },
      // The client throws where the token cannot be read. Then the server decides whether a password is needed.
      () => setAddress(to),
    );
  }, [host, to]);
  return address && <Return to={address} />;
}

/** The page to sign in or create an account. Redirects a signed-in user to `?next=` or the home page. */
export function AuthScreen() {
  const { user, loading } = useAuth();
  const next = nextAddress(useSearchParams()[0].get('next'));
  const [mode, setMode] = useState<Mode>('sign-in');
  const [mailedTo, setMailedTo] = useState<string>();
  // Covers every way to get signed in: this form, another tab, or opening this URL while signed in.
  if (!loading && user) return mailedTo === undefined ? <Return to={next} /> : <ReturnWithCode to={next} />;
  if (mailedTo !== undefined) return <CheckMail email={mailedTo} onBack={() => setMailedTo(undefined)} />;
  return <CredentialsForm mode={mode} returns={next !== '/'} onMode={setMode} onMailed={setMailedTo} />;
}
