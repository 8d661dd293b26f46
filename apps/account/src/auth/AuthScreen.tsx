import { Navigate, useAuth, useNavigate } from '@berea/shell-api';
import { useState } from 'react';
import { CheckMail } from './CheckMail.tsx';
import { CredentialsForm, type Mode } from './CredentialsForm.tsx';

/** Sign in or create an account. Someone who is signed in already has nothing to do here. */
export function AuthScreen() {
  const { user, loading } = useAuth();
  const navigate = useNavigate();
  const [mode, setMode] = useState<Mode>('sign-in');
  const [mailedTo, setMailedTo] = useState<string>();
  // Whatever brought the person in: this form, another tab, or the address being typed while signed in.
  if (!loading && user) return <Navigate to="/" replace />;
  if (mailedTo !== undefined) return <CheckMail email={mailedTo} onBack={() => setMailedTo(undefined)} />;
  return <CredentialsForm mode={mode} onMode={setMode} onSignedIn={() => void navigate('/', { replace: true })} onMailed={setMailedTo} />;
}
