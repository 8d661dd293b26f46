/** What the host and the worker that renders say to each other. */

/** Render a page. */
export interface RenderJob {
  readonly kind: 'render';
  readonly id: number;
  readonly path: string;
  /** The host folder, with the published builds. */
  readonly folder: string;
  /** The hash of the shell whose page it is. */
  readonly shell: string;
  /** The registry in the page, and the complete one, as text: each shell reads them itself. */
  readonly inPage: string;
  readonly complete: string;
  readonly supabaseUrl: string;
  readonly supabaseKey: string;
}

/** The answer of a call that the worker asked for. */
export interface CallAnswer {
  readonly kind: 'answer';
  readonly call: number;
  /** 0 when no answer came. */
  readonly status: number;
  readonly body: string;
}

/** A call that rendering needs. The worker has no network; the host decides whether it is made. */
export interface CallRequest {
  readonly kind: 'call';
  readonly call: number;
  /** The name of the edge function. */
  readonly name: string;
  readonly body: string;
}

/** The parts of a page: what the shell's `renderPage` returns, and more for its head. */
export interface PageParts {
  readonly html: string;
  readonly styles: string;
  readonly title: string;
  readonly state: unknown;
  /** The beginning of its text. */
  readonly description: string;
  /** The version of the remote that it was rendered with; null for a page of the shell. */
  readonly release: string | null;
}

export type RenderOutcome =
  | { readonly kind: 'rendered'; readonly id: number; readonly page: PageParts }
  | { readonly kind: 'failed'; readonly id: number; readonly detail: string; readonly refused: boolean };
