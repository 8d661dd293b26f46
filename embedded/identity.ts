/**
 * The caller's identity. The gateway determines it once per request, from `apikey` and `Authorization`, and passes it
 * on in Hono's context, so that REST and auth need not inspect keys.
 */

import type { JWTPayload } from 'jose';

/** The Postgres roles that a request may run as. */
export const apiRoles = ['anon', 'authenticated', 'service_role'] as const;
/** One of `apiRoles`. */
export type ApiRole = (typeof apiRoles)[number];

/** The caller's role and claims. */
export interface Identity {
  readonly role: ApiRole;
  /** The verified token's claims; for an opaque key only `{ role }`. Becomes `request.jwt.claims` in Postgres. */
  readonly claims: JWTPayload;
}

/** The Hono environment of every app mounted in the gateway: `new Hono<GatewayEnv>()`. */
export interface GatewayEnv {
  Variables: {
    identity: Identity;
    /** The client's address: the socket's, or the forwarded one behind a trusted proxy. */
    address: string;
  };
}
