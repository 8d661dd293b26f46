import { describe, expect, it } from 'vitest';

import { readMailSettings } from './settings.ts';
import { smtpOptions } from './smtp.ts';

const optionsFor = (env: Record<string, string>) => {
  const { smtp } = readMailSettings({ SMTP_FROM: 'berea@berea.example', ...env }, { siteUrl: 'http://localhost:4300' });
  if (!smtp) throw new Error('no mail server in these settings');
  return smtpOptions(smtp);
};

describe('security: mail leaves this machine only over TLS', () => {
  it.each([
    'smtp://mail.example',
    'smtp://203.0.113.7:25',
    'smtp://127.0.0.1.evil.example',
    'smtp://localhost.evil.example',
  ])('requires STARTTLS for %s', (url) => {
    expect(optionsFor({ SMTP_URL: url })).toMatchObject({ secure: false, requireTLS: true });
  });

  it('uses implicit TLS when the port or the URL says so', () => {
    expect(optionsFor({ SMTP_URL: 'smtps://mail.example' })).toMatchObject({ secure: true, port: 465 });
    expect(optionsFor({ SMTP_HOST: 'mail.example', SMTP_PORT: '465' })).toMatchObject({ secure: true, port: 465 });
  });

  it.each([
    { SMTP_URL: 'smtp://127.0.0.1:1025' },
    { SMTP_URL: 'smtp://localhost:1025' },
    { SMTP_URL: 'smtp://[::1]:1025' },
    { SMTP_URL: 'smtp://mail.internal.example', SMTP_PLAINTEXT: 'true' },
  ])('requires no TLS on this machine, or when the operator disables it: %j', (env) => {
    expect(optionsFor(env as Record<string, string>)).toMatchObject({ secure: false, requireTLS: false });
  });
});
