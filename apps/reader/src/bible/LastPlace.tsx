import { bibleAddress, lastPlace } from '@berea/shell-api';
import { LinkButton } from '@berea/ui';
import { useState } from 'react';

/** Offers the chapter where reading stopped; it never opens by itself. */
export function LastPlace() {
  const [place] = useState(lastPlace);
  if (!place) return null;
  return (
    <LinkButton href={bibleAddress(place)}>
      Continue {place.book.name} {place.chapter}
    </LinkButton>
  );
}
