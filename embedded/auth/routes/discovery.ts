/** GET /settings, /health and /.well-known/jwks.json: public information. */

import otherProviders from './other-providers.json' with { type: 'json' };
import type { AuthApp, AuthContext } from '../auth-context.ts';

/** Registers the public discovery routes. */
export function discoveryRoutes(app: AuthApp, { keys, settings }: AuthContext): void {
  app.get('/settings', (c) =>
    c.json({
      external: { ...Object.fromEntries(otherProviders.providers.map((provider) => [provider, false])), email: true },
      disable_signup: settings.signupDisabled,
      mailer_autoconfirm: !settings.confirmEmail,
      phone_autoconfirm: false,
      sms_provider: '',
      saml_enabled: false,
    }),
  );

  app.get('/health', (c) =>
    c.json({
      name: 'Berea embedded auth',
      version: '1',
      description: 'Answers as Supabase Auth does for the calls it serves.',
    }),
  );

  app.get('/.well-known/jwks.json', (c) => {
    c.header('Cache-Control', 'public, max-age=600');
    return c.json(keys.jwks);
  });
}
