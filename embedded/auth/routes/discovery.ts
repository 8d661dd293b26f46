/** GET /settings, /health and /.well-known/jwks.json: public information. */

import type { AuthApp, AuthContext } from '../auth-context.ts';

const providers = [
  'anonymous_users',
  'apple',
  'azure',
  'bitbucket',
  'discord',
  'facebook',
  'figma',
  'fly',
  'github',
  'gitlab',
  'google',
  'kakao',
  'keycloak',
  'linkedin',
  'linkedin_oidc',
  'notion',
  'phone',
  'slack',
  'slack_oidc',
  'spotify',
  'twitch',
  'twitter',
  'workos',
  'zoom',
];

/** Registers the public discovery routes. */
export function discoveryRoutes(app: AuthApp, { keys, settings }: AuthContext): void {
  app.get('/settings', (c) =>
    c.json({
      external: { ...Object.fromEntries(providers.map((provider) => [provider, false])), email: true },
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
