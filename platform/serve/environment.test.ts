import { describe, expect, it } from 'vitest';
import { environment } from './environment.ts';

describe('the environment', () => {
  it('has a default for every variable', () => {
    expect(environment({})).toEqual({
      PORT: 4300,
      HOST: '127.0.0.1',
      BEREA_DATA: '.data',
      CLIENT_EVENTS: 'on',
      CLIENT_EVENTS_FAILURES: 100,
      CLIENT_EVENTS_MEASURES: 10,
      RENDER_PAGES: 'on',
    });
  });

  it('treats an empty value as unset', () => {
    expect(environment({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 4300 });
  });

  it('accepts port 0 for any free port', () => {
    expect(environment({ PORT: '0' }).PORT).toBe(0);
  });

  it('takes the public address without a path, and asks for it behind a proxy', () => {
    expect(environment({ PUBLIC_URL: 'https://berea.example/' }).PUBLIC_URL).toBe('https://berea.example');
    for (const wrong of ['berea.example', 'https://berea.example/app', 'https://u:p@berea.example', 'ftp://b.example'])
      expect(() => environment({ PUBLIC_URL: wrong }), wrong).toThrow(/PUBLIC_URL must be an address without a path/);
    expect(() => environment({ GATEWAY_TRUSTED_PROXIES: '1' })).toThrow(
      'The environment cannot be used: PUBLIC_URL is required with GATEWAY_TRUSTED_PROXIES: behind a proxy, mail links would lead to localhost; set it to the address that people enter.',
    );
    expect(() => environment({ GATEWAY_TRUSTED_PROXIES: '1', PUBLIC_URL: 'https://b.example' })).not.toThrow();
    expect(() => environment({ GATEWAY_TRUSTED_PROXIES: '0' })).not.toThrow();
  });

  it('security: refuses an operator’s key that could be guessed, without printing it', () => {
    const read = (): unknown => environment({ OPERATOR_KEY: 'open sesame' });
    expect(read).toThrow(/OPERATOR_KEY must have at least 32 characters/);
    expect(read).not.toThrow(/sesame/);
  });

  it('security: names every invalid variable at once without printing its value', () => {
    const read = (): unknown =>
      environment({ PORT: '70000', HOST: 'not a host', DATABASE_URL: 'mysql://root:hunter2@db' });
    expect(read).toThrow(
      /PORT must be a port number.*; HOST must be.*; DATABASE_URL must be an address like postgres:/,
    );
    expect(read).not.toThrow(/hunter2/);
  });
});
