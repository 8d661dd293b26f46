import { chapterName } from '@berea/scripture';
import { bibleAddress, useLastPlace } from '@berea/shell-api';
import { LinkButton } from '@berea/ui';

/** A link to the last read chapter. It never opens automatically. */
export function LastPlace() {
  const place = useLastPlace();
  if (!place) return null;
  return <LinkButton href={bibleAddress(place)}>Continue {chapterName(place)}</LinkButton>;
}
