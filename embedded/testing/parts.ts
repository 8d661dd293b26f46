/** The parts of the embedded Supabase that its integration tests drive one by one. */

export { createAuth, readAuthSettings } from '../auth/index.ts';
export type { AuthSettings } from '../auth/settings.ts';
export { isSupabaseProject } from '../database/bootstrap.ts';
export { migrate } from '../database/migrate.ts';
export { requireIdentity } from '../gateway/identify.ts';
export type { GatewayEnv } from '../identity.ts';
export { openKeys, type Keys } from '../keys.ts';
export { createMail, readMailSettings, type Mail } from '../mail/index.ts';
export { createMailbox } from '../mail/mailbox.ts';
export { createRest } from '../rest/index.ts';
export { startRetention } from '../retention.ts';
