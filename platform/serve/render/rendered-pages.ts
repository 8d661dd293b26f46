import { createHash } from 'node:crypto';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants } from 'node:zlib';
import { addressKey } from '@berea/client-address';
import { LRUCache } from 'lru-cache';
import { routeAddress, type Registry } from '@berea/registry';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { cachedFile } from '../cached-file.ts';
import { ownerOf, spelledAsRoute } from '../owner.ts';
import { addressState, type ProductPages } from '../product-pages.ts';
import { parseRegistryText } from '../registry-reader.ts';
import { withContent } from './page-html.ts';
import { Busy, NotRendered, type MakeCall } from './render-process.ts';
import { Renderers, type Builder } from './renderers.ts';

/** A page that is ready to be sent. */
export interface ReadyPage {
  readonly brotli: Uint8Array;
  /** For the rare client that takes no brotli. */
  readonly html: string;
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
  readonly product: ProductPages;
  /**
   * Whether an address, from the root and with its query, may be rendered: it asks for nothing that a person typed. Which
   * paths are pages for everybody, the remotes say.
   */
  readonly isShared: (address: string) => boolean;
  /** Whether an address is one of the limited number that the sitemap lists beside those of the routes. */
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
/** Bytes of the pages that the sitemap lists. One has about 20 KB. */
const maxBytes = 64 * megabyte;
/** Of pages that the sitemap does not list, there may be any number of them. */
const maxRareBytes = 16 * megabyte;
/** How many of those one address may have rendered. More are sent empty, so that the browser renders them. */
const rareOfAddress = { points: 60, duration: 60 };
/** Listed pages that are rendered for one address at once. Each is made once, so more in all is no burden. */
const togetherOfAddress = 4;
/** How long a page that failed is not tried again. Milliseconds. */
const failureAge = 30 * 1000;

const compress = promisify(brotliCompress);
const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
let compressing: Promise<unknown> = Promise.resolve();

/**
 * A tenth of a second for a long page, in half the time of the best quality and for 2 % more. One at a time: files are
 * read in the same threads, of which there are four.
 */
async function readyPage(html: string): Promise<ReadyPage> {
  const compressed = compressing.then(async () => compress(html, { params }));
  compressing = compressed.catch(() => undefined);
  const brotli = await compressed;
  const etag = `"${createHash('sha256').update(html).digest('base64url')}"`;
  return {
    brotli,
    etag,
    get html() {
      return plainPage(etag, brotli);
    },
  };
}

/** Pages that clients without brotli asked for last: one of them must not keep the process busy with a long page. */
const plainPages = new LRUCache<string, string>({ maxSize: 16 * megabyte, sizeCalculation: (html) => 2 * html.length });

function plainPage(etag: string, brotli: Uint8Array): string {
  const kept = plainPages.get(etag) ?? brotliDecompressSync(brotli).toString();
  plainPages.set(etag, kept);
  return kept;
}

/** The home page carries what changes from day to day, so it is rendered again each day. */
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
  /** What the log says of it: of an address that is not listed its route alone, because somebody may have typed it. */
  readonly logName: string;
  /** The address of who asks. */
  readonly client: string;
}

const pagesOf = (maxSize: number) =>
  new LRUCache<string, ReadyPage>({ maxSize, sizeCalculation: ({ brotli }) => brotli.length });

/**
 * The public pages with their first screen in the HTML. A page is named by the index.html that it is made from (which
 * names the shell and the versions of all remotes), the version of the texts and its path, so a release, a rollback or
 * an import makes new ones. Only addresses that exist are rendered, and made-up ones throw out no listed page.
 */
export class RenderedPages {
  readonly #options: Options;
  readonly #renderers: Renderers;
  readonly #pages = pagesOf(maxBytes);
  readonly #rarePages = pagesOf(maxRareBytes);
  readonly #rareLimit = new RateLimiterMemory(rareOfAddress);
  /** Why a page is not rendered now. */
  readonly #failures = new LRUCache<string, true>({ max: 10_000, ttl: failureAge });
  readonly #underWay = new Map<string, { readonly who: string; readonly rendering: Promise<ReadyPage | undefined> }>();
  /** How many listed pages are under way, by who asked for them. */
  readonly #listedOf = new Map<string, number>();
  readonly #readIndex: () => Promise<string | undefined>;
  readonly #readRegistry: () => Promise<string | undefined>;
  #published: Published | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#readIndex = cachedFile(path.join(options.folder, 'index.html'));
    this.#readRegistry = cachedFile(path.join(options.folder, 'registry.json'));
    this.#renderers = new Renderers(options.folder, options.call, options.timeoutMs ?? 10_000);
  }

  /**
   * The page of an address; undefined when it is to be sent empty, because it is not rendered here, failed, or is not
   * ready in time.
   * @param client the address of who asks
   */
  async page(address: string, client = 'unknown'): Promise<ReadyPage | undefined> {
    const { isShared, patienceMs = 4_000 } = this.#options;
    if (!isShared(address)) return undefined;
    const inTime = new AbortController();
    // A page that is late is finished, for whoever comes next.
    const late = delay(patienceMs, undefined, { ref: false, signal: inTime.signal });
    return Promise.race([this.#page(address, client), late]).finally(() => inTime.abort());
  }

  /** Starts the process and loads the shell, so that the first visitor does not wait for that. */
  async warmUp(): Promise<void> {
    await this.page('/');
  }

  close(): void {
    this.#renderers.close();
  }

  async #page(address: string, client: string): Promise<ReadyPage | undefined> {
    const published = await this.#read();
    const wanted = published?.made && this.#wanted(published.made.registry, address, client);
    if (!published || !wanted) return undefined;
    const key = `${published.hash} ${await this.#options.contentVersion()} ${address}${ofDay(address)}`;
    if (this.#failures.has(key)) return undefined;
    const kept = this.#pages.get(key) ?? this.#rarePages.get(key);
    if (kept) return kept;
    const underWay = this.#underWay.get(key);
    const theirs = await underWay?.rendering;
    // What others are refused says nothing about this client.
    if (underWay && (theirs || underWay.who === addressKey(client) || this.#failures.has(key))) return theirs;
    if (!(await this.#mayHave(wanted))) return undefined;
    return this.#once(key, wanted, () => this.#render(key, published, wanted));
  }

  async #read(): Promise<Published | undefined> {
    const page = await this.#readIndex();
    if (page === undefined) return undefined;
    if (this.#published?.page === page) return this.#published;
    const shell = /"\/shell\/([0-9a-f]+)\//.exec(page)?.[1];
    const inPage = /<script type="application\/json" id="berea-registry">([^<]*)</.exec(page)?.[1];
    const parsed = inPage ? parseRegistryText(inPage) : undefined;
    const made = shell && inPage && parsed?.ok ? { shell, inPage, registry: parsed.registry } : undefined;
    return (this.#published = { page, hash: createHash('sha256').update(page).digest('base64'), made });
  }

  #wanted(registry: Registry, address: string, client: string): Wanted | undefined {
    if (address === '/') return { address, builder: undefined, isRare: false, logName: address, client };
    // What is shared and listed is decided on the text of an address, so another spelling of it is not rendered.
    if (spelledAsRoute(registry, address) !== address) return undefined;
    if (addressState(registry, address, this.#options.product) === 'missing') return undefined;
    const owner = ownerOf(registry, address);
    if (!owner || owner === 'off' || !owner.route.prerender || owner.route.access !== 'open') return undefined;
    const isRare = address !== routeAddress(owner.route) && !this.#options.isListed(address);
    const builder = { remote: owner.remote, id: registry.remotes[owner.remote]!.stable };
    return { address, builder, isRare, logName: isRare ? owner.route.path : address, client };
  }

  async #mayHave({ isRare, client }: Wanted): Promise<boolean> {
    if (!isRare) return (this.#listedOf.get(addressKey(client)) ?? 0) < togetherOfAddress;
    try {
      await this.#rareLimit.consume(addressKey(client));
      return true;
    } catch {
      return false;
    }
  }

  /** Requests for a page that is being rendered wait for it. */
  async #once(
    key: string,
    { isRare, client }: Wanted,
    render: () => Promise<ReadyPage | undefined>,
  ): Promise<ReadyPage | undefined> {
    const known = this.#underWay.get(key);
    if (known) return known.rendering;
    if (!isRare) this.#countListed(client, 1);
    const rendering = render().finally(() => {
      this.#underWay.delete(key);
      if (!isRare) this.#countListed(client, -1);
    });
    this.#underWay.set(key, { who: addressKey(client), rendering });
    return rendering;
  }

  #countListed(client: string, more: 1 | -1): void {
    const who = addressKey(client);
    const count = (this.#listedOf.get(who) ?? 0) + more;
    if (count === 0) this.#listedOf.delete(who);
    else this.#listedOf.set(who, count);
  }

  async #render(key: string, { page, made }: Published, wanted: Wanted): Promise<ReadyPage | undefined> {
    const { supabaseUrl, supabaseKey, publicUrl, product, onFailure } = this.#options;
    const { address, builder, isRare, logName, client } = wanted;
    try {
      const { shell, inPage } = made!;
      const complete = await this.#readRegistry();
      if (complete === undefined) throw new Error('The host has no registry.');
      const job = { path: address, shell, inPage, complete, supabaseUrl, supabaseKey };
      const parts = await this.#renderers.render(builder, isRare, job, client);
      const html = product.withHead(withContent(page, address, parts), address, publicUrl, parts);
      const ready = await readyPage(html);
      (isRare ? this.#rarePages : this.#pages).set(key, ready);
      return ready;
    } catch (error) {
      // There is room for it in a moment.
      if (error instanceof Busy) return undefined;
      this.#failures.set(key, true);
      if (!(error instanceof NotRendered)) onFailure(logName, error as Error);
      return undefined;
    }
  }
}
