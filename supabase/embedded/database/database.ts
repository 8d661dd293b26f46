/**
 * The one door to Postgres. PGlite (in a worker) and a real PostgreSQL stand behind the same few calls, so that
 * the gateway, the importer and the tests do not know which of the two they talk to.
 */

export type Row = Record<string, unknown>;

export interface Result<T extends Row = Row> {
  readonly rows: T[];
  /** Rows inserted, updated or deleted; for a select, the rows returned. */
  readonly affected: number;
}

/** A transaction in progress. Not to be kept after the function that got it returns. */
export interface Tx {
  /** One statement with `$1…` parameters. Arrays are passed as Postgres arrays, objects as jsonb. */
  query<T extends Row = Row>(sql: string, params?: readonly unknown[]): Promise<Result<T>>;
  /** Any number of statements without parameters (migrations). */
  exec(sql: string): Promise<void>;
}

export interface TxOptions {
  /** `set transaction read only`. */
  readonly readOnly?: boolean;
  /** Ends the transaction with SQLSTATE 57014 when it runs longer. Milliseconds. */
  readonly timeoutMs?: number;
}

export interface Database {
  readonly kind: 'pglite' | 'postgres';
  /** Runs `work` in one transaction: commits when it resolves, rolls back when it throws. */
  tx<T>(work: (tx: Tx) => Promise<T>, options?: TxOptions): Promise<T>;
  close(): Promise<void>;
}

/** What Postgres said, the same from both engines. `code` is the SQLSTATE. */
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

/** A failure to *open* a database, in a sentence for the person who started the program. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}
