import { HostContext } from '@berea/shell-api';
import { useShowToast } from '@berea/ui/overlays';
import type { SupabaseClient } from '@supabase/supabase-js';
import { useMemo, type ReactNode } from 'react';
import type { Connection } from '../connection.ts';
import { clientWithoutSession } from './client-without-session.ts';

/** Provides the host API to the shell and its remotes: connection, Supabase clients and toasts. */
export function HostProvider({
  connection,
  client,
  children,
}: {
  connection: Connection;
  client: SupabaseClient;
  children: ReactNode;
}) {
  const toast = useShowToast();
  const withoutSession = useMemo(() => once(() => clientWithoutSession(connection)), [connection]);
  const host = useMemo(
    () => ({ ...connection, client, withoutSession, toast }),
    [connection, client, withoutSession, toast],
  );
  return <HostContext value={host}>{children}</HostContext>;
}

function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
