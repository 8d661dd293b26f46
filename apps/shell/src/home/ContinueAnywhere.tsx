import { useOpenedChapters } from '@berea/api';
import type { ChapterPlace } from '@berea/scripture';
import { lastPlaceAt } from '@berea/shell-api';
import { ContinueLink } from './ContinueLink.tsx';

/**
 * A link to the chapter that was read last with this account, on whichever device.
 * @param place the one that was read last in this browser, which may not be in the account: it was read without it
 */
export function ContinueAnywhere({ place }: { place: ChapterPlace | undefined }) {
  const latest = useOpenedChapters().data?.[0];
  return <ContinueLink place={latest && latest.at > lastPlaceAt() ? latest.place : place} />;
}
