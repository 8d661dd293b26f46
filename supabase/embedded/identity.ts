/**
 * Who is asking. The gateway decides it once per request, from `apikey` and `Authorization`, and hands it on in Hono's
 * context, so that REST and auth never look at a key themselves.
 */

import type { JWTPayload } from 'jose';

export const apiRoles = ['anon', 'authenticated', 'service_role'] as const;
export type ApiRole = (typeof apiRoles)[number];

export interface Identity {
  readonly role: ApiRole;
  /** The verified token's claims; for an opaque key only `{ role }`. What `request.jwt.claims` is set to. */
  readonly claims: JWTPayload;
}

/** The Hono environment of every app mounted in the gateway: `new Hono<GatewayEnv>()`. */
export interface GatewayEnv {
  Variables: {
    identity: Identity;
    /** The client's address: the socket's, or the forwarded one where a proxy is configured as trusted. */
    address: string;
  };
}
