import { useSignInAddress } from '@berea/shell-api';
import { LinkButton, makeStyles, textSize } from '@berea/ui';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  text: { margin: '0 0 20px', maxWidth: '56ch', ...textSize(400) },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '12px' },
});

interface SignInFirstProps {
  /** What the screen is for. */
  text: string;
  /** Further links, after the one to sign in. */
  children?: ReactNode;
}

/** A visitor's screen of what only an account keeps: what it is for, and the way to sign in. */
export function SignInFirst({ text, children }: SignInFirstProps) {
  const styles = useStyles();
  const signInAddress = useSignInAddress();
  return (
    <div>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>
        <LinkButton href={signInAddress} appearance="primary">
          Sign In
        </LinkButton>
        {children}
      </div>
    </div>
  );
}
