import { useLocation } from '@berea/shell-api';
import type { Registry } from '@berea/registry';
import { useEffect, useRef, useState } from 'react';
import type { NewestOffer as Offer } from './NewestOffer.tsx';

/** The place of the offer to reload. Its code comes with the first navigation: a page that was just loaded is the newest. */
export function NewestArea({ registry }: { registry: Registry }) {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  const [NewestOffer, setOffer] = useState<typeof Offer>();
  useEffect(() => {
    if (pathname === first.current || NewestOffer) return;
    import('./NewestOffer.tsx').then(
      (code) => setOffer(() => code.NewestOffer),
      // The next navigation tries again.
      () => undefined,
    );
  }, [pathname, NewestOffer]);
  return NewestOffer ? <NewestOffer registry={registry} /> : null;
}
