import type { Context, Hono } from 'hono';

import type { Database } from '../database/database.ts';
import type { GatewayEnv } from '../identity.ts';
import type { Keys } from '../keys.ts';
import type { Mail } from '../mail/mail.ts';
import type { Limits } from './limits.ts';
import type { Passwords } from './passwords.ts';
import type { AuthSettings } from './settings.ts';

/** What the endpoints share. */
export interface AuthContext {
  readonly database: Database;
  readonly keys: Keys;
  readonly mail: Mail;
  readonly settings: AuthSettings;
  readonly limits: Limits;
  readonly passwords: Passwords;
}

export type AuthApp = Hono<GatewayEnv>;
export type AuthRequest = Context<GatewayEnv>;
