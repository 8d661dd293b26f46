/*
 * Checks of shapes without zod, for what is read before the page answers: stored values, and what came with the page.
 * A remote loads zod, 8 KB, with its first call. Everything else has a schema.
 */

/** Whether a value is a `T`. */
export type Is<T> = (value: unknown) => value is T;

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isNumber = (value: unknown): value is number => typeof value === 'number';
export const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

/** A whole number from `least`. */
export const isWhole =
  (least = 0): Is<number> =>
  (value): value is number =>
    Number.isInteger(value) && (value as number) >= least;

/** An object that is no list. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text that the pattern matches. */
export const isLike =
  (pattern: RegExp): Is<string> =>
  (value): value is string =>
    isText(value) && pattern.test(value);

/** A value that may be missing. */
export const isOptional =
  <T>(is: Is<T>): Is<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || is(value);

/** One of the texts of a list. */
export const isOneOf =
  <T extends string>(options: readonly T[]): Is<T> =>
  (value): value is T =>
    options.some((option) => option === value);

export const isListOf =
  <T>(is: Is<T>): Is<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(is);

/** Values of one kind by their names. */
export const isRecordOf =
  <T>(is: Is<T>): Is<Record<string, T>> =>
  (value): value is Record<string, T> =>
    isObject(value) && Object.values(value).every(is);

/** An object with these fields; others may be there. */
export const isShape =
  <T extends object>(fields: { readonly [Field in keyof T]-?: Is<T[Field]> }): Is<T> =>
  (value): value is T =>
    isObject(value) && Object.entries<Is<unknown>>(fields).every(([field, is]) => is(value[field]));

/** The items of a list that are a `T`; none where there is no list. */
export const itemsOf = <T>(value: unknown, is: Is<T>): T[] => (Array.isArray(value) ? value.filter(is) : []);

/** The reader of a stored value that is taken whole or not at all. */
export const readAs =
  <T>(is: Is<T>) =>
  (value: unknown): T | undefined =>
    is(value) ? value : undefined;
