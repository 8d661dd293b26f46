/** The syntax tree of a query string, between the parser and the SQL builder. */

/** A column, or a path inside a JSON column: `user_answers->0`, `study_sections->0->>heading`. */
export interface Field {
  readonly column: string;
  readonly path: readonly { readonly arrow: '->' | '->>'; readonly key: string }[];
}

/** One entry of `select`. */
export type SelectItem =
  | { readonly kind: 'star' }
  | { readonly kind: 'field'; readonly field: Field; readonly alias?: string; readonly cast?: Cast };

/** Operators that compare a field with one value, and their SQL. */
export const comparisons = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  isdistinct: 'is distinct from',
  like: 'like',
  ilike: 'ilike',
  match: '~',
  imatch: '~*',
  cs: '@>',
  cd: '<@',
  ov: '&&',
  sl: '<<',
  sr: '>>',
  nxr: '&<',
  nxl: '&>',
  adj: '-|-',
} as const;
/** The name of a comparison operator. */
export type Comparison = keyof typeof comparisons;

/** The casts that `select` may use. A fixed list, because the type name becomes SQL. */
export const casts = [
  'text',
  'int',
  'integer',
  'int4',
  'int8',
  'bigint',
  'numeric',
  'float8',
  'boolean',
  'bool',
  'uuid',
  'date',
  'timestamp',
  'timestamptz',
  'json',
  'jsonb',
] as const;
/** One of `casts`. */
export type Cast = (typeof casts)[number];

/** The operands of the `is` operator, and their SQL. */
export const truths = { null: 'null', not_null: 'not null', true: 'true', false: 'false', unknown: 'unknown' } as const;
/** One of `truths`. */
export type Truth = keyof typeof truths;

/** A filter, or a group of filters. */
export type Condition = { readonly negated: boolean } & (
  | {
      readonly kind: 'compare';
      readonly field: Field;
      readonly operator: Comparison;
      readonly quantifier?: 'any' | 'all';
      readonly value: string;
    }
  | { readonly kind: 'in'; readonly field: Field; readonly values: readonly string[] }
  | { readonly kind: 'is'; readonly field: Field; readonly truth: Truth }
  | { readonly kind: 'logic'; readonly operator: 'and' | 'or'; readonly conditions: readonly Condition[] }
);

/** One entry of `order`. */
export interface OrderTerm {
  readonly field: Field;
  readonly descending: boolean;
  readonly nulls?: 'first' | 'last';
}

/** A parsed query string. */
export interface Query {
  readonly select: readonly SelectItem[];
  /** Filters that are combined with `and`. */
  readonly conditions: readonly Condition[];
  readonly order: readonly OrderTerm[];
  readonly limit?: number;
  readonly offset: number;
  /** `columns=`: the keys of the body to write; the others are ignored. */
  readonly columns?: readonly string[];
  readonly onConflict?: readonly string[];
}
