import { describe, expect, it } from 'vitest';

import { DatabaseError } from '../database/database.ts';
import { answerTo } from './errors.ts';

const status = (code: string, role: 'anon' | 'authenticated' = 'authenticated', message = '') =>
  answerTo(new DatabaseError({ code, message }), role)?.status;

describe('a Postgres error', () => {
  it('is 401 for a visitor without permission, and 403 for a signed-in user', () => {
    expect(status('42501', 'anon')).toBe(401);
    expect(status('42501', 'authenticated')).toBe(403);
  });

  it.each([
    ['23505', 409],
    ['23503', 409],
    ['23502', 400],
    ['23514', 400],
    ['22P02', 400],
    ['42703', 400],
    ['22023', 400],
    ['P0001', 400],
    ['42883', 404],
    ['42P01', 404],
    ['25006', 405],
    ['57014', 500],
    ['40001', 500],
    ['XX000', 500],
    ['08006', 503],
    ['53300', 503],
    ['57P01', 503],
  ])('SQLSTATE %s is answered with %i', (code, expected) => {
    expect(status(code)).toBe(expected);
  });

  it('is returned in PostgREST’s four fields', () => {
    const error = new DatabaseError({
      code: '23505',
      message: 'duplicate key',
      detail: 'Key (id)=(1) already exists.',
    });
    expect(answerTo(error, 'anon')?.body).toEqual({
      code: '23505',
      details: 'Key (id)=(1) already exists.',
      hint: null,
      message: 'duplicate key',
    });
  });
});

it('returns no answer for an internal error', () => {
  expect(answerTo(new TypeError('undefined is not a function'), 'anon')).toBeUndefined();
});
