import { describe, expect, it } from 'vitest';

import { asksForOneObject, narrow, parsePreferences, requirePublicSchema } from './preferences.ts';

const prefer = (header?: string) => parsePreferences(header, { representation: 'minimal' });

describe('Prefer', () => {
  it('is minimal unless more is asked for', () => {
    expect(prefer()).toEqual({ representation: 'minimal', count: false, missingDefault: false, applied: '' });
  });

  it('understands what supabase-js joins into one header', () => {
    expect(prefer('resolution=merge-duplicates, count=exact,missing=default,return=representation')).toEqual({
      representation: 'representation',
      count: true,
      missingDefault: true,
      resolution: 'merge',
      applied: 'resolution=merge-duplicates, count=exact, missing=default, return=representation',
    });
    expect(prefer('resolution=ignore-duplicates').resolution).toBe('ignore');
  });

  it('lets the first of two stand, as PostgREST does', () => {
    expect(prefer('return=representation,return=minimal').representation).toBe('representation');
  });

  it('passes over what it does not know, unless handling is strict', () => {
    expect(prefer('respond-async, return=everything').representation).toBe('minimal');
    expect(() => prefer('handling=strict, respond-async')).toThrow(
      expect.objectContaining({ status: 400, code: 'PGRST122' }),
    );
  });

  it('takes max-affected only with strict handling', () => {
    expect(prefer('handling=strict,max-affected=3').maxAffected).toBe(3);
    expect(prefer('max-affected=3').maxAffected).toBeUndefined();
  });

  it('never commits what was to be rolled back', () => {
    expect(() => prefer('tx=rollback')).toThrow(expect.objectContaining({ status: 400, code: 'PGRST127' }));
  });
});

describe('Accept', () => {
  it.each([
    undefined,
    '*/*',
    'application/json',
    'text/html, application/json;q=0.9',
    'application/json; charset=utf-8',
  ])('answers %s with an array', (accept) => {
    expect(asksForOneObject(accept)).toBe(false);
  });

  it('answers the media type of single() with one object', () => {
    expect(asksForOneObject('application/vnd.pgrst.object+json')).toBe(true);
  });

  it.each([
    'text/csv',
    'application/geo+json',
    'application/vnd.pgrst.plan+json',
    'application/openapi+json',
    'application/vnd.pgrst.array+json;nulls=stripped',
  ])('refuses %s', (accept) => {
    expect(() => asksForOneObject(accept)).toThrow(expect.objectContaining({ status: 406, code: 'PGRST107' }));
  });
});

it('serves the schema public and no other', () => {
  expect(() => requirePublicSchema('public')).not.toThrow();
  expect(() => requirePublicSchema('auth')).toThrow(expect.objectContaining({ status: 406, code: 'PGRST106' }));
});

describe('Range', () => {
  it('narrows what the query string asks for', () => {
    expect(narrow({ offset: 0 }, undefined)).toEqual({ offset: 0 });
    expect(narrow({ offset: 0 }, '0-9')).toEqual({ offset: 0, limit: 10 });
    expect(narrow({ offset: 0 }, '5-')).toEqual({ offset: 5 });
    expect(narrow({ offset: 2, limit: 3 }, '4-100')).toEqual({ offset: 4, limit: 1 });
    expect(narrow({ offset: 20, limit: 3 }, '0-9')).toEqual({ offset: 20, limit: 0 });
    expect(narrow({ offset: 1, limit: 2 }, 'bytes=0-1')).toEqual({ offset: 1, limit: 2 });
  });

  it('is not satisfiable when it ends before it begins', () => {
    expect(() => narrow({ offset: 0 }, '9-0')).toThrow(expect.objectContaining({ status: 416, code: 'PGRST103' }));
  });
});
