import { useLocation } from '@berea/shell-api';
import { useEffect, useRef } from 'react';
import type { Connection } from '../connection.ts';
import { Outbox } from './outbox.ts';
import type { Page } from './place.ts';
import { watchPage, type Watch } from './watch-page.ts';

/** Says to the operator's own server how the versions of this page do, where it is set up and the browser allows it. */
export function Watching({ connection, registry, store }: Page & { readonly connection: Connection }) {
  const { pathname } = useLocation();
  const path = useRef(pathname);
  const watch = useRef<Watch>(undefined);
  useEffect(() => {
    const outbox = new Outbox(connection);
    // The recording ends, whether anything is taken or not.
    const early = window.bereaEarlyErrors;
    delete window.bereaEarlyErrors;
    if (!outbox.isOpen) return;
    watch.current = watchPage({ registry, store }, outbox, path.current, early);
    return () => watch.current?.stop();
  }, [connection, registry, store]);
  useEffect(() => {
    path.current = pathname;
    watch.current?.navigated(pathname);
  }, [pathname]);
  return null;
}
