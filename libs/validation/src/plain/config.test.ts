import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

const required = { supabaseUrl: '/', supabaseKey: 'key' };

it.each(['/', '/supabase', 'https://project.supabase.co', 'http://127.0.0.1:4300'])(
  'accepts %s as the Supabase URL',
  (supabaseUrl) => {
    expect(readConfig({ ...required, supabaseUrl })).toEqual({ ...required, supabaseUrl });
  },
);

it.each(['', '//elsewhere.example', 'supabase', 'javascript:alert(1)', 'ftp://host', undefined, 7])(
  'rejects %j as the Supabase URL',
  (supabaseUrl) => {
    expect(() => readConfig({ ...required, supabaseUrl })).toThrow('supabaseUrl must be');
  },
);

it.each(['', undefined, null])('requires a Supabase key, which %j is not', (supabaseKey) => {
  expect(() => readConfig({ ...required, supabaseKey })).toThrow('supabaseKey must not be empty');
});

it.each([null, undefined, 'config', []])('rejects %j', (value) => {
  expect(() => readConfig(value)).toThrow(TypeError);
});

it('security: a hash of the operator’s key that is none counts as missing', () => {
  const read = (operatorKeyHash: string) => readConfig({ ...required, operatorKeyHash }).operatorKeyHash;
  expect(read('0'.repeat(64))).toBe('0'.repeat(64));
  for (const none of ['', 'the key itself', '0'.repeat(63)]) expect(read(none)).toBeUndefined();
});

it('leaves out what a page can do without and cannot be read', () => {
  expect(readConfig({ ...required, contentVersion: 'new', clientEvents: { failures: 101, measures: 0 } })).toEqual(
    required,
  );
  const all = {
    ...required,
    contentVersion: '0123456789abcdef',
    clientEvents: { failures: 100, measures: 0 },
    backend: { functions: ['bible-chapter'], migration: '20260101' },
  };
  expect(readConfig(all)).toEqual(all);
});

it('rejects what is said of the back end when it cannot be read: a remote that needs more must not be shown', () => {
  expect(() => readConfig({ ...required, backend: { functions: 'all' } })).toThrow('backend must name');
});
