/** What the host and a process that renders say to each other: a line of JSON each. */
import { z } from 'zod';
import { maxReason } from './line.ts';

/** Render a page. */
export interface RenderJob {
  readonly kind: 'render';
  readonly id: number;
  readonly path: string;
  /** The hash of the shell whose page it is. */
  readonly shell: string;
  /** The registry in the page, and the complete one, as text: each shell reads them itself. */
  readonly inPage: string;
  readonly complete: string;
  readonly supabaseUrl: string;
  readonly supabaseKey: string;
}

/** What the process is told. */
export type ToProcess =
  | RenderJob
  /** The code of a build, by its file's path in the host folder. */
  | { readonly kind: 'build'; readonly file: string; readonly source: string }
  /** The answer of a call that it asked for. Status 0: none came. */
  | { readonly kind: 'answer'; readonly call: number; readonly status: number; readonly body: string }
  | { readonly kind: 'ping' };

/** In characters. The longest page of Berea has 220,000 in all. */
const long = 1_000_000;
const short = 2_000;

const page = z.object({
  html: z.string().max(long),
  styles: z.string().max(long),
  title: z.string().max(short),
  state: z.unknown().refine((state) => (JSON.stringify(state) ?? '').length <= long),
  /** What its screen says about itself; empty where it says nothing. */
  description: z.string().max(short),
  /** The version of the remote that it was rendered with; null for a page of the shell. */
  release: z.string().max(short).nullable(),
});

/** The parts of a page: what the shell's `renderPage` returns, and more for its head. */
export type PageParts = Readonly<z.infer<typeof page>>;

/** What the process says. The code in it is not trusted, so this is checked, and so is who may call what. */
export const fromProcess = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('rendered'), id: z.number(), page }),
  z.object({ kind: z.literal('failed'), id: z.number(), detail: z.string().max(maxReason), refused: z.boolean() }),
  /** A call that rendering a page needs: the name of an edge function, and the body. */
  z.object({
    kind: z.literal('call'),
    call: z.number(),
    /** The page's `id`. */
    job: z.number(),
    name: z.string().regex(/^[a-z][a-z-]{0,100}$/),
    body: z.string().max(long),
  }),
  z.object({ kind: z.literal('pong') }),
]);
export type FromProcess = z.infer<typeof fromProcess>;
