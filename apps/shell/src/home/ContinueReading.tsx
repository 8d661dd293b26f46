import { useAuth, useLastPlace } from '@berea/shell-api';
import { lazy, Suspense } from 'react';
import { ContinueLink } from './ContinueLink.tsx';

/** Its code comes for somebody who is signed in. Without a network, the place of this browser stays. */
const ContinueAnywhere = lazy(() =>
  import('./ContinueAnywhere.tsx').then(
    (part) => ({ default: part.ContinueAnywhere }),
    () => ({ default: ContinueHere }),
  ),
);

function ContinueHere() {
  return <ContinueLink place={useLastPlace()} />;
}

/** A link to the chapter that was last read, beside the label of the verse: in this browser, or with this account. */
export function ContinueReading() {
  const { user } = useAuth();
  if (!user) return <ContinueHere />;
  return (
    <Suspense fallback={<ContinueHere />}>
      <ContinueAnywhere />
    </Suspense>
  );
}
