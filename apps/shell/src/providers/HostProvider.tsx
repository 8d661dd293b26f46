import { HostContext } from '@berea/shell-api';
import { useToasts } from '@berea/ui/overlays';
import type { SupabaseClient } from '@supabase/supabase-js';
import { useMemo, type ReactNode } from 'react';
import type { Connection } from '../connection.ts';

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
  const { show: toast } = useToasts();
  const host = useMemo(() => ({ ...connection, client, toast }), [connection, client, toast]);
  return <HostContext value={host}>{children}</HostContext>;
}
