import { Navigate, useAuth, useNavigate, useSearchParams } from '@berea/shell-api';
import { useState } from 'react';
import { CheckMail } from './CheckMail.tsx';
import { CredentialsForm, type Mode } from './CredentialsForm.tsx';
import { nextAddress } from './next-address.ts';

/** The page to sign in or create an account. Redirects a signed-in user to `?next=` or the home page. */
export function AuthScreen() {
  const { user, loading } = useAuth();
  const navigate = useNavigate();
  const next = nextAddress(useSearchParams()[0].get('next'));
  const [mode, setMode] = useState<Mode>('sign-in');
  const [mailedTo, setMailedTo] = useState<string>();
  // Covers every way to get signed in: this form, another tab, or opening this URL while signed in.
  if (!loading && user) return <Navigate to={next} replace />;
  if (mailedTo !== undefined) return <CheckMail email={mailedTo} onBack={() => setMailedTo(undefined)} />;
  return (
    <CredentialsForm
      mode={mode}
      onMode={setMode}
      onSignedIn={() => void navigate(next, { replace: true })}
      onMailed={setMailedTo}
    />
  );
}
