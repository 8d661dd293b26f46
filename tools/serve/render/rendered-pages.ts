import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { parseRegistry, type Registry } from '@berea/validation';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { addressState, ownerOf, spelledAsRoute } from '../address-state.ts';
import { withHead } from '../page-head.ts';
import { withContent } from './page-html.ts';
import { NotRendered, type MakeCall } from './render-process.ts';
import { Busy, Renderers, type Builder } from './renderers.ts';

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
  /** Whether an address is one of the limited number that the sitemap lists. */
  readonly isListed: (address: string) => boolean;
  /** The address people enter, which pages name. */
  readonly publicUrl: string;
  /** Told about a page that could not be rendered and is sent empty instead. */
  readonly onFailure: (path: string, error: Error) => void;
  /** How long one page may take, and how long somebody waits for it. Milliseconds. */
  readonly timeoutMs?: number;
  readonly patienceMs?: number;
}

const megabyte = 1024 * 1024;
/** Bytes of all pages that are kept. A chapter has about 60 KB. */
const maxBytes = 64 * megabyte;
/** Of pages that the sitemap does not list, such as single verses and words: there may be any number of them. */
const maxRareBytes = 16 * megabyte;
/** How many of those one address may have rendered. More are sent empty, so that the browser renders them. */
const rareOfAddress = { points: 60, duration: 60 };
/** How long a page that failed is not tried again. Milliseconds. */
const failureAge = 30 * 1000;

const compress = promisify(brotliCompress);

/** The home page carries the verses of the next days, so it is rendered again each day. */
const ofDay = (address: string): string => (address === '/' ? ` ${new Date().toISOString().slice(0, 10)}` : '');

/** What the host sends now, as far as rendering needs it. */
interface Published {
  readonly page: string;
  readonly hash: string;
  /** Undefined where the page names no shell or has no registry. */
  readonly made: { readonly shell: string; readonly inPage: string; readonly registry: Registry } | undefined;
}

/** A page to be rendered. */
interface Wanted {
  readonly address: string;
  readonly builder: Builder | undefined;
  readonly isRare: boolean;
}

const pagesOf = (maxSize: number) =>
  new LRUCache<string, ReadyPage>({ maxSize, sizeCalculation: ({ html, brotli }) => html.length + brotli.length });

/**
 * The public pages with their first screen in the HTML. A page is named by the index.html that it is made from (which
 * names the shell and the versions of all remotes), the version of the texts and its path, so a release, a rollback or
 * an import makes new ones. Only addresses that exist are rendered, and made-up words throw out no chapter.
 */
export class RenderedPages {
  readonly #options: Options;
  readonly #renderers: Renderers;
  readonly #pages = pagesOf(maxBytes);
  readonly #rarePages = pagesOf(maxRareBytes);
  readonly #rareLimit = new RateLimiterMemory(rareOfAddress);
  /** Why a page is not rendered now. */
  readonly #failures = new LRUCache<string, true>({ max: 10_000, ttl: failureAge });
  readonly #underWay = new Map<string, Promise<ReadyPage | undefined>>();
  #published: Published | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#renderers = new Renderers(options.folder, options.call, options.timeoutMs ?? 10_000);
  }

  /**
   * The page of an address; undefined when it is to be sent empty, because it is not rendered here, failed, or is not
   * ready in time.
   * @param client who asks, as limits count (`addressKey`)
   */
  async page(address: string, client = 'unknown'): Promise<ReadyPage | undefined> {
    const { contentVersion, isShared, patienceMs = 4_000 } = this.#options;
    if (!isShared(address)) return undefined;
    const published = await this.#read();
    const wanted = published?.made && this.#wanted(published.made.registry, address);
    if (!published || !wanted) return undefined;
    const key = `${published.hash} ${await contentVersion()} ${address}${ofDay(address)}`;
    if (this.#failures.has(key)) return undefined;
    const kept = this.#pages.get(key) ?? this.#rarePages.get(key);
    if (kept) return kept;
    if (wanted.isRare && !this.#underWay.has(key) && !(await this.#mayHaveRare(client))) return undefined;
    // A page that is late is finished, for whoever comes next.
    const late = delay(patienceMs, undefined, { ref: false });
    return Promise.race([this.#once(key, () => this.#render(key, published, wanted)), late]);
  }

  /** Starts the process and loads the shell, so that the first visitor does not wait for that. */
  async warmUp(): Promise<void> {
    await this.page('/');
  }

  close(): void {
    this.#renderers.close();
  }

  async #read(): Promise<Published | undefined> {
    const page = await readFile(path.join(this.#options.folder, 'index.html'), 'utf8').catch(() => undefined);
    if (page === undefined) return undefined;
    if (this.#published?.page === page) return this.#published;
    const shell = /"\/shell\/([0-9a-f]+)\//.exec(page)?.[1];
    const inPage = /<script type="application\/json" id="berea-registry">([^<]*)</.exec(page)?.[1];
    const parsed = inPage ? parseRegistry(JSON.parse(inPage)) : undefined;
    const made = shell && inPage && parsed?.ok ? { shell, inPage, registry: parsed.registry } : undefined;
    return (this.#published = { page, hash: createHash('sha256').update(page).digest('base64'), made });
  }

  #wanted(registry: Registry, address: string): Wanted | undefined {
    if (address === '/') return { address, builder: undefined, isRare: false };
    // What is shared and listed is decided on the text of an address, so another spelling of it is not rendered.
    if (spelledAsRoute(registry, address) !== address) return undefined;
    if (addressState(registry, address) === 'missing') return undefined;
    const owner = ownerOf(registry, address);
    if (!owner || owner === 'off' || !owner.route.prerender || owner.route.access !== 'open') return undefined;
    const isRare = address !== owner.route.path && !this.#options.isListed(address);
    return { address, builder: { remote: owner.remote, id: registry.remotes[owner.remote]!.stable }, isRare };
  }

  async #mayHaveRare(client: string): Promise<boolean> {
    try {
      await this.#rareLimit.consume(client);
      return true;
    } catch {
      return false;
    }
  }

  /** Requests for a page that is being rendered wait for it. */
  async #once(key: string, render: () => Promise<ReadyPage | undefined>): Promise<ReadyPage | undefined> {
    const rendering = this.#underWay.get(key) ?? render().finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, rendering);
    return rendering;
  }

  async #render(key: string, { page, made }: Published, wanted: Wanted): Promise<ReadyPage | undefined> {
    const { folder, supabaseUrl, supabaseKey, publicUrl, onFailure } = this.#options;
    const { address, builder, isRare } = wanted;
    try {
      const { shell, inPage } = made!;
      const complete = await readFile(path.join(folder, 'registry.json'), 'utf8');
      const job = { path: address, shell, inPage, complete, supabaseUrl, supabaseKey };
      const parts = await this.#renderers.render(builder, isRare, job);
      const html = withHead(withContent(page, address, parts), address, publicUrl, parts);
      // 60 to 100 ms, once for each page and in a thread of its own, for 7 % less than two steps below.
      const brotli = await compress(html, {
        params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
      });
      const etag = `"${createHash('sha256').update(html).digest('base64url')}"`;
      const ready = { html, brotli, etag };
      (isRare ? this.#rarePages : this.#pages).set(key, ready);
      return ready;
    } catch (error) {
      // There is room for it in a moment.
      if (error instanceof Busy) return undefined;
      this.#failures.set(key, true);
      if (!(error instanceof NotRendered)) onFailure(address, error as Error);
      return undefined;
    }
  }
}
