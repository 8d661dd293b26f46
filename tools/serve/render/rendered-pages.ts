import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { withContent } from './page-html.ts';
import { NotRendered, RenderWorker, type MakeCall } from './render-worker.ts';

/** A page that is ready to be sent. */
export interface ReadyPage {
  readonly html: string;
  readonly brotli: Uint8Array;
  /** A strong tag of its content. */
  readonly etag: string;
}

interface Options {
  /** The host folder. */
  readonly folder: string;
  readonly supabaseUrl: string;
  readonly supabaseKey: string;
  /** The version of what calls answer; another one makes new pages. */
  readonly contentVersion: () => Promise<string | undefined>;
  readonly call: MakeCall;
  /**
   * Whether an address, from the root and with its query, may be rendered: it asks for nothing that a person typed. Which
   * paths are pages for everybody, the remotes say.
   */
  readonly isShared: (address: string) => boolean;
  /** Told about a page that could not be rendered and is sent empty instead. */
  readonly onFailure: (path: string, error: Error) => void;
  /** How long one page may take. Milliseconds. */
  readonly timeoutMs?: number;
}

/** Bytes of all pages that are kept. A chapter has about 60 KB. */
const maxBytes = 64 * 1024 * 1024;
/** How long a page that failed is not tried again. Milliseconds. */
const failureAge = 30 * 1000;

const compress = promisify(brotliCompress);

/** The home page carries the verses of the next days, so it is rendered again each day. */
const ofDay = (address: string): string => (address === '/' ? ` ${new Date().toISOString().slice(0, 10)}` : '');

/**
 * The public pages with their first screen in the HTML. A page is named by the index.html that it is made from (which
 * names the shell and the versions of all remotes), the version of the texts and its path, so a release, a rollback or
 * an import makes new ones.
 */
export class RenderedPages {
  readonly #options: Options;
  readonly #worker: RenderWorker;
  readonly #pages = new LRUCache<string, ReadyPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ html, brotli }) => html.length + brotli.length,
  });
  /** Why a page is not rendered now. */
  readonly #failures = new LRUCache<string, true>({ max: 10_000, ttl: failureAge });
  readonly #underWay = new Map<string, Promise<ReadyPage | undefined>>();

  constructor(options: Options) {
    this.#options = options;
    this.#worker = new RenderWorker(options.call, options.timeoutMs ?? 10_000);
  }

  /** The page of an address; undefined when it is to be sent empty, because it is not rendered here or failed. */
  async page(address: string): Promise<ReadyPage | undefined> {
    const { folder, contentVersion, isShared } = this.#options;
    if (!isShared(address)) return undefined;
    const page = await readFile(path.join(folder, 'index.html'), 'utf8').catch(() => undefined);
    if (page === undefined) return undefined;
    const key = `${createHash('sha256').update(page).digest('base64')} ${await contentVersion()} ${address}${ofDay(address)}`;
    if (this.#failures.has(key)) return undefined;
    return this.#pages.get(key) ?? this.#once(key, () => this.#render(key, page, address));
  }

  /** Starts the thread and loads the shell, so that the first visitor does not wait for that. */
  async warmUp(): Promise<void> {
    await this.page('/');
  }

  close(): Promise<void> {
    return this.#worker.close();
  }

  /** Requests for a page that is being rendered wait for it. */
  async #once(key: string, render: () => Promise<ReadyPage | undefined>): Promise<ReadyPage | undefined> {
    const rendering = this.#underWay.get(key) ?? render().finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, rendering);
    return rendering;
  }

  async #render(key: string, page: string, address: string): Promise<ReadyPage | undefined> {
    const { folder, supabaseUrl, supabaseKey, onFailure } = this.#options;
    try {
      const shell = /"\/shell\/([0-9a-f]+)\//.exec(page)?.[1];
      const inPage = /<script type="application\/json" id="berea-registry">([^<]*)</.exec(page)?.[1];
      if (!shell || !inPage) throw new NotRendered('The page names no shell or has no registry.');
      const complete = await readFile(path.join(folder, 'registry.json'), 'utf8');
      const job = { path: address, folder, shell, inPage, complete, supabaseUrl, supabaseKey };
      const html = withContent(page, address, await this.#worker.render(job));
      // 60 to 100 ms, once for each page and in a thread of its own, for 7 % less than two steps below.
      const brotli = await compress(html, {
        params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
      });
      const etag = `"${createHash('sha256').update(html).digest('base64url')}"`;
      const ready = { html, brotli, etag };
      this.#pages.set(key, ready);
      return ready;
    } catch (error) {
      this.#failures.set(key, true);
      if (!(error instanceof NotRendered)) onFailure(address, error as Error);
      return undefined;
    }
  }
}
