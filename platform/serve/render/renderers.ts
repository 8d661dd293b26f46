import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { addressKey } from '@berea/client-address';
import type { PageParts, RenderJob } from './messages.ts';
import { Busy, RenderBroke, RenderProcess, type MakeCall } from './render-process.ts';

/** Whose build renders a page: a version of a remote, or the shell alone. */
export interface Builder {
  readonly remote: string;
  readonly id: string;
}

interface Renderer {
  process: RenderProcess | undefined;
  /** How many renders broke, one after another, the last of these errors, and until when none is tried. */
  broken: number;
  lastError: unknown;
  pausedUntil: number;
  /** Whose pages of addresses that are not in the sitemap are being rendered. */
  readonly rare: Set<string>;
  idle: NodeJS.Timeout | undefined;
}

/** Pages of one build that are rendered at once, and those among them whose addresses are not in the sitemap. */
const together = 8;
/** Of one client there is one: its own calls may make it take long. */
const rareTogether = 4;
/** How long a process is kept that renders nothing. It holds 110 to 150 MB, and another one starts in half a second. Milliseconds. */
const idleMs = 120_000;
const brokenAtMost = 2;
const pauseMs = 60_000;

/**
 * Renders pages, each build of a remote in a process of its own: one that hangs, leaks or breaks delays no page of
 * another, and can change none. A process is started on first use.
 */
export class Renderers {
  readonly #folder: string;
  readonly #call: MakeCall;
  readonly #timeoutMs: number;
  readonly #renderers = new Map<string, Renderer>();
  #isClosed = false;

  /** @param folder the host folder, with the published builds */
  constructor(folder: string, call: MakeCall, timeoutMs: number) {
    this.#folder = folder;
    this.#call = call;
    this.#timeoutMs = timeoutMs;
  }

  /**
   * @param builder undefined for a page of the shell
   * @param isRare whether the page is one of those of which there may be any number
   * @param client who asked for the page
   * @throws NotRendered, Busy, or the error of the render
   */
  async render(
    builder: Builder | undefined,
    isRare: boolean,
    job: Omit<RenderJob, 'kind' | 'id'>,
    client: string,
  ): Promise<PageParts> {
    if (this.#isClosed) throw new Busy('The server is stopping.');
    const key = `${job.shell} ${builder?.remote} ${builder?.id}`;
    const renderer = this.#rendererOf(key);
    if (performance.now() < renderer.pausedUntil)
      throw new Busy('Rendering broke several times and is not tried for a while.');
    const current = renderer.process?.ended ? undefined : renderer.process;
    const who = addressKey(client);
    if (
      current?.isSuspect ||
      (current?.busy ?? 0) >= together ||
      (isRare && (renderer.rare.size >= rareTogether || renderer.rare.has(who)))
    )
      throw new Busy('Too many pages are being rendered.');
    clearTimeout(renderer.idle);
    if (isRare) renderer.rare.add(who);
    try {
      const parts = await this.#processOf(renderer, builder, job.shell).render(job, client);
      renderer.broken = 0;
      return parts;
    } catch (error) {
      this.#count(renderer, error);
      throw error;
    } finally {
      if (isRare) renderer.rare.delete(who);
      clearTimeout(renderer.idle);
      renderer.idle = setTimeout(() => this.#forget(key), idleMs).unref();
    }
  }

  close(): void {
    this.#isClosed = true;
    for (const key of this.#renderers.keys()) this.#forget(key);
  }

  #rendererOf(key: string): Renderer {
    const known = this.#renderers.get(key);
    if (known) return known;
    const created: Renderer = {
      process: undefined,
      broken: 0,
      lastError: undefined,
      pausedUntil: 0,
      rare: new Set(),
      idle: undefined,
    };
    this.#renderers.set(key, created);
    return created;
  }

  #processOf(renderer: Renderer, builder: Builder | undefined, shell: string): RenderProcess {
    if (!renderer.process || renderer.process.ended) {
      const folders = [path.join('shell', shell), ...(builder ? [path.join('r', builder.remote, builder.id)] : [])];
      const builds = new Map(folders.flatMap((each) => this.#buildIn(each)));
      renderer.process = new RenderProcess(builds, this.#call, this.#timeoutMs);
    }
    return renderer.process;
  }

  /** The files of a build for the server: the process may read none by itself. */
  #buildIn(version: string): (readonly [file: string, source: string])[] {
    const folder = path.join(this.#folder, version, 'server');
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .filter((name) => name.endsWith('.cjs'))
      .map((name) => [path.join(version, 'server', name), readFileSync(path.join(folder, name), 'utf8')]);
  }

  /** The end of a process breaks all pages that it was rendering, and counts once. */
  #count(renderer: Renderer, error: unknown): void {
    if (!(error instanceof RenderBroke) || error === renderer.lastError) return;
    renderer.lastError = error;
    if (++renderer.broken >= brokenAtMost) renderer.pausedUntil = performance.now() + pauseMs;
  }

  #forget(key: string): void {
    const renderer = this.#renderers.get(key);
    clearTimeout(renderer?.idle);
    renderer?.process?.end('It is not needed any more.');
    this.#renderers.delete(key);
  }
}
