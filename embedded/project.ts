/** The Supabase project that is served: what the Supabase CLI would deploy, and what only the project knows. */

/** A project in the Supabase CLI's layout. */
export interface Project {
  /** Holds `config.toml`, `migrations` and `functions`. */
  readonly folder: string;
  /** The folder whose `node_modules` the functions' packages are in. */
  readonly root: string;
  /** Folders outside `functions` that the functions import from. They can read nothing else. */
  readonly sources?: readonly string[];
  /**
   * Chooses the environment variables that the functions get, like `supabase secrets`. Mistakes are found here, at the
   * start, rather than at the first request.
   * @throws ZodError, or an Error whose message is for the operator
   */
  readonly secrets?: (env: Readonly<Record<string, string | undefined>>) => Record<string, string>;
  /** How many requests of a function run at once, for those that keep the functions' one thread busy for long. */
  readonly functionsAtOnce?: Readonly<Record<string, number>>;
  /**
   * The SQL function that REST calls before each request, with the requester's role and claims set; an error that it
   * raises is the answer. The migrations set the same as `pgrst.db_pre_request` of a hosted project.
   */
  readonly preRequest?: string;
  /**
   * A query for one value that changes with what the functions answer to everybody. The gateway forgets the answers it
   * keeps when it changes. Without it, they are forgotten when they are old.
   */
  readonly contentVersionSql?: string;
  /** A statement to run at the start and once a day. A hosted project does the same with pg_cron. */
  readonly dailySql?: string;
}
