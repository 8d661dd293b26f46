import { usePlaceToContinue } from '@berea/api';
import { ContinueLink } from './ContinueLink.tsx';

/** A link to the chapter that was read last, in this browser or with this account, on whichever device. */
export function ContinueAnywhere() {
  return <ContinueLink place={usePlaceToContinue()} />;
}
