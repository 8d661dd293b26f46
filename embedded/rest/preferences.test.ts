import { describe, expect, it } from 'vitest';

import { asksForOneObject, narrow, parsePreferences, requirePublicSchema } from './preferences.ts';

const prefer = (header?: string) => parsePreferences(header, { representation: 'minimal' });

describe('Prefer', () => {
  it('defaults to a minimal response', () => {
    expect(prefer()).toEqual({ representation: 'minimal', count: false, missingDefault: false, applied: '' });
  });

  it('parses several preferences joined in one header by supabase-js', () => {
    expect(prefer('resolution=merge-duplicates, count=exact,missing=default,return=representation')).toEqual({
      representation: 'representation',
      count: true,
      missingDefault: true,
      resolution: 'merge',
      applied: 'resolution=merge-duplicates, count=exact, missing=default, return=representation',
    });
    expect(prefer('resolution=ignore-duplicates').resolution).toBe('ignore');
  });

  it('applies the first of two conflicting preferences, as PostgREST does', () => {
    expect(prefer('return=representation,return=minimal').representation).toBe('representation');
  });

  it('ignores unknown preferences, unless handling is strict', () => {
    expect(prefer('respond-async, return=everything').representation).toBe('minimal');
    expect(() => prefer('handling=strict, respond-async')).toThrow(
      expect.objectContaining({ status: 400, code: 'PGRST122' }),
    );
  });

  it('applies max-affected only with strict handling', () => {
    expect(prefer('handling=strict,max-affected=3').maxAffected).toBe(3);
    expect(prefer('max-affected=3').maxAffected).toBeUndefined();
  });

  it('refuses tx=rollback rather than commit', () => {
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
  ])('returns an array for %s', (accept) => {
    expect(asksForOneObject(accept)).toBe(false);
  });

  it('returns one object for the media type of single()', () => {
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

it('serves the schema public only', () => {
  expect(() => requirePublicSchema('public')).not.toThrow();
  expect(() => requirePublicSchema('auth')).toThrow(expect.objectContaining({ status: 406, code: 'PGRST106' }));
});

describe('Range', () => {
  it('narrows the rows of the query string', () => {
    expect(narrow({ offset: 0 }, undefined)).toEqual({ offset: 0 });
    expect(narrow({ offset: 0 }, '0-9')).toEqual({ offset: 0, limit: 10 });
    expect(narrow({ offset: 0 }, '5-')).toEqual({ offset: 5 });
    expect(narrow({ offset: 2, limit: 3 }, '4-100')).toEqual({ offset: 4, limit: 1 });
    expect(narrow({ offset: 20, limit: 3 }, '0-9')).toEqual({ offset: 20, limit: 0 });
    expect(narrow({ offset: 1, limit: 2 }, 'bytes=0-1')).toEqual({ offset: 1, limit: 2 });
  });

  it('is not satisfiable when its end precedes its start', () => {
    expect(() => narrow({ offset: 0 }, '9-0')).toThrow(expect.objectContaining({ status: 416, code: 'PGRST103' }));
  });
});
