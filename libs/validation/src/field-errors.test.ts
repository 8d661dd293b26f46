import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fieldErrors } from './field-errors.ts';

const error = (schema: z.ZodMiniType, value: unknown) => schema.safeParse(value).error!;

it('returns only the first message of each field', () => {
  const schema = z.object({ a: z.string().check(z.minLength(3, 'short'), z.regex(/x/, 'no x')), b: z.int('whole') });
  expect(fieldErrors(error(schema, { a: 'y', b: 'z' }))).toEqual({ a: 'short', b: 'whole' });
});

it('keys nested fields by path and errors of the whole value by the given root name', () => {
  expect(
    fieldErrors(error(z.object({ list: z.array(z.object({ n: z.int('whole') })) }), { list: [{ n: 1 }, {}] })),
  ).toEqual({ 'list.1.n': 'whole' });
  expect(Object.keys(fieldErrors(error(z.object({}), [])))).toEqual(['root']);
  expect(Object.keys(fieldErrors(error(z.object({}), []), 'body'))).toEqual(['body']);
});
