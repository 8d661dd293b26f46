/** Hosted features that this server does not implement. They get an explicit 501 rather than a misleading answer. */

import type { AuthApp } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { notServed } from '../request-body.ts';

const unsupported: readonly (readonly [what: string, paths: readonly string[]])[] = [
  ['Multi-factor authentication (/factors)', ['/factors', '/factors/*', '/recovery-codes', '/recovery-codes/*']],
  ['Passkeys (/passkeys)', ['/passkeys', '/passkeys/*']],
  ['Sign-in by one-time code (/otp, /magiclink)', ['/otp', '/magiclink']],
  ['Sign-in through another provider (/authorize, /callback)', ['/authorize', '/callback']],
  ['Single sign-on (/sso, /saml)', ['/sso', '/sso/*', '/saml/*']],
  ['Linking of identities (/user/identities)', ['/user/identities/*']],
  [
    'The OAuth server (/oauth, /user/oauth)',
    ['/oauth/*', '/user/oauth/*', '/.well-known/oauth-authorization-server', '/.well-known/openid-configuration'],
  ],
  ['Invitations (/invite)', ['/invite']],
  ['The admin interface (/admin), beyond GET and DELETE /admin/users/{id},', ['/admin/*', '/generate_link']],
];

/** Must be registered last, after all other routes. */
export function notServedRoutes(app: AuthApp): void {
  for (const [what, paths] of unsupported) {
    for (const path of paths) {
      app.all(path, () => {
        throw notServed(what);
      });
    }
  }
  app.all('*', (c) => {
    throw new AuthError(404, 'not_found', `There is no ${c.req.method} ${c.req.path} here`);
  });
}
