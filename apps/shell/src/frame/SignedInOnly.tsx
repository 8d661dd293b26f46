import { Navigate, useAuth, useSignInAddress } from '@berea/shell-api';
import { makeStyles, Spinner } from '@berea/ui';
import type { ReactNode } from 'react';

const useStyles = makeStyles({ wait: { display: 'grid', placeItems: 'center', minHeight: '50vh' } });

/**
 * The route guard of private screens: redirects visitors to sign-in, which returns to the screen. It only controls
 * what is displayed; the data is protected by row-level security.
 */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const styles = useStyles();
  const { user, loading } = useAuth();
  const signInAddress = useSignInAddress();
  if (loading)
    return (
      <div className={styles.wait}>
        <Spinner label="Loading..." />
      </div>
    );
  return user ? children : <Navigate to={signInAddress} replace />;
}
