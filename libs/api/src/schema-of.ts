import type * as z from 'zod/mini';
import { CallFailure } from './call-failure.ts';

/**
 * Loads the schema of what a call answers: `async () => (await import('@berea/validation')).chapterResponse`. zod and the
 * schemas are one chunk of an app, which comes with its first call and is not waited for before.
 */
export type SchemaOf<T> = () => Promise<z.ZodMiniType<T>>;

/**
 * Starts to load a schema; to be called before the request is sent, so that both are under way together.
 * @throws CallFailure, like a call without an answer, when its code does not come; only to whom awaits it
 */
export function schemaFrom<T>(load: SchemaOf<T>): Promise<z.ZodMiniType<T>> {
  const loading = load().catch((error: unknown) => {
    throw new CallFailure('The code that checks the answer could not be loaded.', 0, { cause: error });
  });
  // A request that fails first is what is told.
  loading.catch(() => undefined);
  return loading;
}
