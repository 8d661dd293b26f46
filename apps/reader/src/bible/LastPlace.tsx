import { bibleAddress, lastPlace } from '@berea/shell-api';
import { LinkButton } from '@berea/ui';
import { useState } from 'react';

/** A link to the last read chapter. It never opens automatically. */
export function LastPlace() {
  const [place] = useState(lastPlace);
  if (!place) return null;
  return (
    <LinkButton href={bibleAddress(place)}>
      Continue {place.book.name} {place.chapter}
    </LinkButton>
  );
}
