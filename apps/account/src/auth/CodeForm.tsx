import { useHost } from '@berea/shell-api';
import { Button, makeStyles, tokens, useSingleFlight } from '@berea/ui';
import { TextField } from '@berea/ui/forms';
import { useState, type FormEvent } from 'react';
import { callAuth } from './call-auth.ts';

const useStyles = makeStyles({
  form: {
    display: 'grid',
    gap: '12px',
    justifyItems: 'start',
    maxWidth: '280px',
    marginTop: '32px',
    paddingTop: '24px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  field: { width: '100%' },
});

interface CodeFormProps {
  /** Where the mail with the code was sent. */
  email: string;
  /** What the mail is for. */
  type: 'signup' | 'recovery';
  /** Called when the code was right, and its owner is signed in. */
  onEntered?: () => void;
}

/** A field for the code in the mail, for users who read their mail on another device. */
export function CodeForm({ email, type, onEntered }: CodeFormProps) {
  const styles = useStyles();
  const host = useHost();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [send, busy] = useSingleFlight(async () => {
    const token = code.replaceAll(/\s/g, '');
    if (token === '') return setProblem('Enter the code');
    const { error } = await callAuth(host, (auth) => auth.verifyOtp({ email, token, type }));
    if (!error) onEntered?.();
    else if (error.status === 0) setProblem('Network error. Please check your connection and try again.');
    else setProblem('This code is not right, or it is older than an hour.');
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <div className={styles.field}>
        <TextField
          label="Or type the code from the mail"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          value={code}
          error={problem}
          onChange={(_, { value }) => {
            setCode(value);
            setProblem(undefined);
          }}
        />
      </div>
      <Button type="submit" disabled={busy}>
        {busy ? 'Loading...' : 'Use the code'}
      </Button>
    </form>
  );
}
