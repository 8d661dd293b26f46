import { chmodSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import {
  SignJWT,
  UnsecuredJWT,
  createLocalJWKSet,
  decodeProtectedHeader,
  generateKeyPair,
  importJWK,
  jwtVerify,
} from 'jose';
import type { JSONWebKeySet, JWK } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { ConfigurationError } from './config.ts';
import { openKeys } from './keys.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'berea-keys-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("the project's keys", () => {
  it('are generated once, readable by their owner only, and are the same at the next start', async () => {
    const keys = await openKeys(folder);
    expect(readdirSync(folder)).toEqual(['keys.json']);
    expect(statSync(join(folder, 'keys.json')).mode & 0o777).toBe(0o600);
    const again = await openKeys(folder);
    expect([again.publishable, again.secret, again.jwks]).toEqual([keys.publishable, keys.secret, keys.jwks]);
  });

  it('are the same for two concurrent starts', async () => {
    const [one, two] = await Promise.all([openKeys(folder), openKeys(folder)]);
    expect(one.secret).toBe(two.secret);
  });

  it('map to the roles anon and service_role, and no other string does', async () => {
    const keys = await openKeys(folder);
    expect([keys.publishable, keys.secret, 'sb_secret_', `${keys.secret}x`, ''].map((key) => keys.roleOf(key))).toEqual(
      ['anon', 'service_role', undefined, undefined, undefined],
    );
  });

  it('sign tokens that a client can verify with the published key, which has no private part', async () => {
    const keys = await openKeys(folder);
    const token = await keys.sign({ sub: 'someone', role: 'authenticated' }, { expiresInSeconds: 60 });
    const { payload } = await jwtVerify(token, createLocalJWKSet(keys.jwks as unknown as JSONWebKeySet));
    expect(payload).toMatchObject({ sub: 'someone', role: 'authenticated' });
    expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'ES256', kid: keys.jwks.keys[0]?.kid });
    expect(Object.keys(keys.jwks.keys[0] ?? {})).not.toContain('d');
  });

  it('refuse a token that is expired, unsigned, signed with another key, altered, without expiry, or malformed', async () => {
    const keys = await openKeys(folder);
    const otherKeyPair = await generateKeyPair('ES256');
    const good = await keys.sign({ role: 'anon' }, { expiresInSeconds: 60 });
    const [header, , signature] = good.split('.');
    const forged = Buffer.from(JSON.stringify({ role: 'service_role', exp: 4e9 })).toString('base64url');
    await expect(keys.verify(await keys.sign({}, { expiresInSeconds: -10 }))).rejects.toMatchObject({
      reason: 'expired',
    });
    const { signing } = JSON.parse(readFileSync(join(folder, 'keys.json'), 'utf8')) as { signing: JWK };
    for (const token of [
      await new SignJWT({ role: 'anon' }).setProtectedHeader({ alg: 'ES256' }).sign(await importJWK(signing, 'ES256')),
      new UnsecuredJWT({ role: 'service_role' }).setExpirationTime('1h').encode(),
      await new SignJWT({ role: 'service_role' })
        .setProtectedHeader({ alg: 'ES256' })
        .setExpirationTime('1h')
        .sign(otherKeyPair.privateKey),
      // The public key used as a shared secret: the classic algorithm confusion attack.
      await new SignJWT({ role: 'service_role' })
        .setProtectedHeader({ alg: 'HS256' })
        .setExpirationTime('1h')
        .sign(Buffer.from(JSON.stringify(keys.jwks.keys[0]))),
      `${header}.${forged}.${signature}`,
      'not a token',
      '',
    ]) {
      await expect(keys.verify(token)).rejects.toMatchObject({ reason: 'invalid' });
    }
  });

  it('security: refuse a token of another issuer or for another audience, even with the right signature', async () => {
    const keys = await openKeys(folder, 'https://berea.example/auth/v1');
    const elsewhere = await openKeys(folder, 'https://elsewhere.example/auth/v1');
    const expiry = { expiresInSeconds: 60 };
    expect(await keys.verify(await keys.sign({ sub: 'ruth' }, expiry))).toMatchObject({
      iss: 'https://berea.example/auth/v1',
      aud: 'authenticated',
    });
    for (const token of [
      await elsewhere.sign({ sub: 'ruth' }, expiry),
      await keys.sign({ sub: 'ruth', aud: 'somebody else' }, expiry),
      await keys.sign({ sub: 'ruth', iss: undefined }, expiry),
      await keys.sign({ sub: 'ruth', aud: undefined }, expiry),
    ])
      await expect(keys.verify(token)).rejects.toMatchObject({ reason: 'invalid' });
  });

  it('are reported without being quoted when the file is damaged', async () => {
    const { secret } = await openKeys(folder);
    const file = join(folder, 'keys.json');
    chmodSync(file, 0o600);
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, -20));
    const error = (await openKeys(folder).catch((caught: unknown) => caught)) as Error;
    expect(error).toBeInstanceOf(ConfigurationError);
    expect(error.message).toContain(file);
    expect(error.message).not.toContain(secret);
  });
});
