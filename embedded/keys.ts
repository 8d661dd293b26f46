/**
 * The project's secrets: an ES256 key pair that signs session tokens, and two opaque API keys. Generated on the first
 * run, stored in the data folder with owner-only permissions, and never logged.
 */

import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { SignJWT, calculateJwkThumbprint, errors, exportJWK, generateKeyPair, importJWK, jwtVerify } from 'jose';
import type { JWK, JWTPayload } from 'jose';
import { z } from 'zod';

import { ConfigurationError } from './config.ts';
import type { ApiRole } from './identity.ts';
import { sameText } from './same-text.ts';

const coordinate = z.string().regex(/^[\w-]{43}$/);
const storedKeys = z.strictObject({
  publishable: z.string().startsWith('sb_publishable_'),
  secret: z.string().startsWith('sb_secret_'),
  signing: z.strictObject({
    kty: z.literal('EC'),
    crv: z.literal('P-256'),
    kid: z.string(),
    x: coordinate,
    y: coordinate,
    d: coordinate,
  }),
});
type StoredKeys = z.infer<typeof storedKeys>;

/** The API keys, and the operations with the signing key. */
export interface Keys {
  /** `sb_publishable_…`: used by browsers, with the role `anon`. */
  readonly publishable: string;
  /** `sb_secret_…`: used by servers, with the role `service_role`. */
  readonly secret: string;
  /** The public key, as served at `/auth/v1/.well-known/jwks.json`. */
  readonly jwks: { readonly keys: readonly JWK[] };
  /** The role of an opaque key. Undefined for anything that is not one of the two keys. */
  roleOf(apiKey: string): Extract<ApiRole, 'anon' | 'service_role'> | undefined;
  /** Signs a token with these claims, plus `iss`, `aud`, `iat` (now) and `exp`. */
  sign(claims: JWTPayload, options: { expiresInSeconds: number }): Promise<string>;
  /** Verifies a token's signature, issuer, audience and expiry, and returns its claims. Throws `InvalidToken`. */
  verify(token: string): Promise<JWTPayload>;
}

/** A token that has expired, or that this project did not sign. */
export class InvalidToken extends Error {
  override readonly name = 'InvalidToken';
  readonly reason: 'expired' | 'invalid';

  constructor(reason: 'expired' | 'invalid') {
    super(reason === 'expired' ? 'The token has expired.' : 'The token is malformed or was not signed here.');
    this.reason = reason;
  }
}

async function generateKeys(): Promise<StoredKeys> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  const opaque = () => randomBytes(24).toString('base64url');
  return storedKeys.parse({
    publishable: `sb_publishable_${opaque()}`,
    secret: `sb_secret_${opaque()}`,
    signing: { ...jwk, kid: await calculateJwkThumbprint(jwk) },
  });
}

/** Writes atomically, and the first writer wins: two concurrent starts end with the same keys. */
function writeOnce(path: string, text: string): void {
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, text, { mode: 0o600, flag: 'wx', flush: true });
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
}

async function readOrMake(path: string): Promise<StoredKeys> {
  const read = () => readFileSync(path, 'utf8');
  let text: string;
  try {
    text = read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    writeOnce(path, `${JSON.stringify(await generateKeys(), null, 2)}\n`);
    text = read();
  }
  try {
    return storedKeys.parse(JSON.parse(text));
  } catch {
    // Do not include the parser's message: it may quote the secret.
    throw new ConfigurationError(
      `The keys in ${path} cannot be read: put a copy of the file back, or remove it; then new keys are made, and everyone signs in again.`,
    );
  }
}

/** Whom session tokens are for, as on a hosted project. */
const audience = 'authenticated';

/**
 * Reads the keys from `<dataFolder>/keys.json`, or generates them if the file is missing. Rejects with
 * `ConfigurationError` when it is damaged.
 * @param issuer the public URL of the auth server, which signs the tokens
 */
export async function openKeys(dataFolder: string, issuer = 'http://localhost/auth/v1'): Promise<Keys> {
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const { publishable, secret, signing } = await readOrMake(join(dataFolder, 'keys.json'));
  const { d: _private, ...point } = signing;
  const publicJwk: JWK = { ...point, alg: 'ES256', use: 'sig', key_ops: ['verify'], ext: true };
  const privateKey = await importJWK(signing, 'ES256');
  const publicKey = await importJWK(point, 'ES256');

  return {
    publishable,
    secret,
    jwks: { keys: [publicJwk] },
    roleOf(apiKey) {
      if (sameText(apiKey, publishable)) return 'anon';
      if (sameText(apiKey, secret)) return 'service_role';
      return undefined;
    },
    async sign(claims, { expiresInSeconds }) {
      const now = Math.floor(Date.now() / 1000);
      return new SignJWT({ iss: issuer, aud: audience, ...claims, iat: now, exp: now + expiresInSeconds })
        .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: signing.kid })
        .sign(privateKey);
    },
    async verify(token) {
      try {
        // `exp` is required: a token without it would never expire.
        const { payload } = await jwtVerify(token, publicKey, {
          algorithms: ['ES256'],
          requiredClaims: ['exp'],
          issuer,
          audience,
        });
        return payload;
      } catch (error) {
        throw new InvalidToken(error instanceof errors.JWTExpired ? 'expired' : 'invalid');
      }
    },
  };
}
