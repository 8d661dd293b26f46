import { HostContext } from '@berea/shell-api';
import { useMemo, type ReactNode } from 'react';
import type { Connection } from '../connection.ts';
import { showToast } from '../toasts/toast-queue.ts';
import type { PageClient } from './page-client.ts';

/** Provides the host API to the shell and its remotes: connection, Supabase client and toasts. */
export function HostProvider({
  connection,
  client,
  children,
}: {
  connection: Connection;
  client: PageClient;
  children: ReactNode;
}) {
  const host = useMemo(
    () => ({ ...connection, client: client.client, accessToken: client.accessToken, toast: showToast }),
    [connection, client],
  );
  return <HostContext value={host}>{children}</HostContext>;
}
