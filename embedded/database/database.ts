/**
 * The interface to Postgres. PGlite (in a worker) and a real PostgreSQL implement it alike, so that the gateway, the
 * importer and the tests do not depend on the engine.
 */

/** A result row, by column name. */
export type Row = Record<string, unknown>;

/** The result of one statement. */
export interface Result<T extends Row = Row> {
  readonly rows: T[];
  /** Rows inserted, updated or deleted. For a select, the rows returned. */
  readonly affected: number;
}

/** A transaction in progress. Unusable after the function that received it returns. */
export interface Tx {
  /** Runs one statement with `$1…` parameters. Arrays are passed as Postgres arrays, objects as jsonb. */
  query<T extends Row = Row>(sql: string, params?: readonly unknown[]): Promise<Result<T>>;
  /** Runs any number of statements without parameters (migrations). */
  exec(sql: string): Promise<void>;
}

/** Options of one transaction. */
export interface TxOptions {
  /** `set transaction read only`. */
  readonly readOnly?: boolean;
  /**
   * How long it may take, waiting for its turn included; then it is cancelled with SQLSTATE 57014. Milliseconds. Default
   * ten minutes, for imports and migrations.
   */
  readonly timeoutMs?: number;
  /**
   * Whose request it belongs to. Of each client one transaction runs at a time, and clients take turns; too many waiting
   * ones are refused with SQLSTATE 53300. Default: the program itself.
   */
  readonly client?: string | undefined;
  /** When it aborts, the transaction no longer waits. PostgreSQL cancels a running one, too. */
  readonly signal?: AbortSignal | undefined;
}

/** The deadline of a transaction that states none. */
export const defaultTimeoutMs = 600_000;

/** An open database. */
export interface Database {
  readonly kind: 'pglite' | 'postgres';
  /** Runs `work` in one transaction: commits when it resolves, rolls back when it throws. */
  tx<T>(work: (tx: Tx) => Promise<T>, options?: TxOptions): Promise<T>;
  /**
   * Runs `vacuum` or `checkpoint`, which no transaction may contain, in turn with the transactions. Undefined where the
   * database does both by itself.
   */
  readonly maintain?: (statement: string) => Promise<void>;
  close(): Promise<void>;
}

/** An error from Postgres, in the same form for both engines. `code` is the SQLSTATE. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  readonly code: string;
  readonly detail: string | undefined;
  readonly hint: string | undefined;
  readonly constraint: string | undefined;
  readonly table: string | undefined;
  readonly column: string | undefined;

  constructor(fields: {
    message: string;
    code: string;
    detail?: string | undefined;
    hint?: string | undefined;
    constraint?: string | undefined;
    table?: string | undefined;
    column?: string | undefined;
  }) {
    super(fields.message);
    this.code = fields.code;
    this.detail = fields.detail;
    this.hint = fields.hint;
    this.constraint = fields.constraint;
    this.table = fields.table;
    this.column = fields.column;
  }
}

/** Whether the same request may succeed in a moment: the database was busy, too slow, or is being restarted. */
export function isTemporary(error: unknown): error is DatabaseError {
  return error instanceof DatabaseError && /^(08|53|57)/.test(error.code);
}

/** A view of a database whose transactions have these options, unless they state their own. */
export function withOptions(database: Database, options: TxOptions): Database {
  return { ...database, tx: (work, own) => database.tx(work, { ...options, ...own }) };
}

/** A database cannot be opened. The message is one sentence for the operator who started the program. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}
