import { expect, it } from 'vitest';
import { config } from './config.ts';

it.each(['/', '/supabase', 'https://project.supabase.co', 'http://127.0.0.1:4300'])(
  'accepts %s as the Supabase URL',
  (supabaseUrl) => {
    expect(config.safeParse({ supabaseUrl, supabaseKey: 'key' }).success).toBe(true);
  },
);

it.each(['', '//elsewhere.example', 'supabase', 'javascript:alert(1)', 'ftp://host'])(
  'rejects %j as the Supabase URL',
  (supabaseUrl) => {
    expect(config.safeParse({ supabaseUrl, supabaseKey: 'key' }).success).toBe(false);
  },
);

it('requires a Supabase key', () => {
  expect(config.safeParse({ supabaseUrl: '/', supabaseKey: '' }).success).toBe(false);
});

it('security: a hash of the operator’s key that is none counts as missing', () => {
  const read = (operatorKeyHash: string) =>
    config.parse({ supabaseUrl: '/', supabaseKey: 'key', operatorKeyHash }).operatorKeyHash;
  expect(read('0'.repeat(64))).toBe('0'.repeat(64));
  for (const none of ['', 'the key itself', '0'.repeat(63)]) expect(read(none)).toBeUndefined();
});
