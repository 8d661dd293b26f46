import type { Context, Hono } from 'hono';

import type { Database } from '../database/database.ts';
import type { GatewayEnv } from '../identity.ts';
import type { Keys } from '../keys.ts';
import type { Mail } from '../mail/mail.ts';
import type { Limits } from './limits.ts';
import type { Passwords } from './passwords.ts';
import type { AuthSettings } from './settings.ts';

/** Dependencies that every auth endpoint receives. */
export interface AuthContext {
  /** The database as this request may use it. */
  readonly database: (c: AuthRequest) => Database;
  readonly keys: Keys;
  readonly mail: Mail;
  readonly settings: AuthSettings;
  readonly limits: Limits;
  readonly passwords: Passwords;
}

/** The Hono app that the auth routes are registered on. */
export type AuthApp = Hono<GatewayEnv>;
/** The Hono context of one auth request. */
export type AuthRequest = Context<GatewayEnv>;
