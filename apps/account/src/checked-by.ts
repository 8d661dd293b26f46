import { whenIdle } from '@berea/shell-api';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { useEffect } from 'react';
import type * as z from 'zod/mini';

/** Loads what a form is checked with. */
export type Load<Values> = () => Promise<z.ZodMiniType<Values, Values>>;

const loadResolver = () => import('@hookform/resolvers/standard-schema');

/**
 * The resolver of a form. What it checks with, zod with it, is loaded when the browser is idle and at the latest with the
 * first check. If it does not come, the first field says so, and the next submit tries again.
 * @param load stable
 */
export function useCheckedBy<Values extends FieldValues>(load: Load<Values>): Resolver<Values> {
  useEffect(() => whenIdle(() => void Promise.all([load(), loadResolver()]).catch(() => undefined)), [load]);
  return async (values, context, options) => {
    try {
      const [schema, { standardSchemaResolver }] = await Promise.all([load(), loadResolver()]);
      return await standardSchemaResolver(schema)(values, context, options);
    } catch {
      const [first = 'root'] = Object.keys(values);
      const error = { type: 'unloaded', message: 'This could not be checked. Please try again.' };
      return { values: {}, errors: { [first]: error } as FieldErrors<Values> };
    }
  };
}
