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
    ['57014', 503],
    ['57P02', 503],
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

describe('security: a fault of the database itself', () => {
  const error = new DatabaseError({
    code: '58P01',
    message: 'could not open file "base/5/16733": No such file or directory',
    detail: 'connect ECONNREFUSED 10.0.0.7:5432',
    hint: 'Increase the configuration parameter "max_stack_depth".',
  });

  it.each(['08006', '53300', '53200', '54001', '55006', '57014', '58P01', 'XX000', 'XX001'])(
    'is one sentence and its code outside, and told in full to the log: %s',
    (code) => {
      const answer = answerTo(Object.assign(error, { code }), 'anon');
      expect(answer?.body).toEqual({
        code,
        details: null,
        hint: null,
        message: expect.stringMatching(/^The database [a-z ]+\.( Please try again in a moment\.)?$/) as string,
      });
      expect(answer?.concealed).toBe(
        `${code} · could not open file "base/5/16733": No such file or directory · connect ECONNREFUSED 10.0.0.7:5432 · Increase the configuration parameter "max_stack_depth".`,
      );
    },
  );
});

it('returns no answer for an internal error', () => {
  expect(answerTo(new TypeError('undefined is not a function'), 'anon')).toBeUndefined();
});
