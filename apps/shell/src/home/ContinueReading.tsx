import { latePart, useAuth, useLastPlace } from '@berea/shell-api';
import { ContinueLink } from './ContinueLink.tsx';

/** Its code comes for somebody who is signed in. Without a network, the place of this browser stays. */
const ContinueAnywhere = latePart(
  'Where you were reading',
  async () => (await import('./ContinueAnywhere.tsx')).ContinueAnywhere,
);

function ContinueHere() {
  return <ContinueLink place={useLastPlace()} />;
}

/** A link to the chapter that was last read, beside the label of the verse: in this browser, or with this account. */
export function ContinueReading() {
  const { user } = useAuth();
  if (!user) return <ContinueHere />;
  return <ContinueAnywhere meanwhile={<ContinueHere />} missing={() => <ContinueHere />} />;
}
