import { isDeepStrictEqual } from 'node:util';
import type { Registry } from '@berea/registry';
import { pageCopy } from './page-copy.ts';

/** The registry in a page, as far as it is read here. */
interface Written {
  readonly remotes: Readonly<Record<string, { readonly versions: Readonly<Record<string, WrittenVersion>> }>>;
}
interface WrittenVersion {
  readonly routes: readonly { readonly preload: readonly string[] }[];
  readonly files: Readonly<Record<string, string>>;
}

/**
 * Whether a page is made from this registry and its stable shell. A page that was rendered for an address leaves out
 * the files that this address does not need first (`platform/serve/render/page-html.ts`); everything else is as in the
 * host's page.
 */
export function isPageOf(registry: Registry, page: string): boolean {
  const inPage = /<script type="application\/json" id="berea-registry">([^<]*)<\/script>/.exec(page)?.[1];
  if (inPage === undefined || !page.includes(`/shell/${registry.shell!.stable}/`)) return false;
  try {
    const written = JSON.parse(inPage) as Written;
    const whole = JSON.parse(JSON.stringify(pageCopy(registry))) as Written;
    const known = new Set(filesOf(whole));
    return (
      isDeepStrictEqual(withoutFiles(written), withoutFiles(whole)) && filesOf(written).every((file) => known.has(file))
    );
  } catch {
    // Not JSON, or without what is read here.
    return false;
  }
}

const withoutFiles = (registry: Written): unknown =>
  JSON.parse(JSON.stringify(registry, (key, value: unknown) => (key === 'files' || key === 'preload' ? null : value)));

/** Every file that a page is told of, with its version, and with its hash or the route that loads it first. */
const filesOf = ({ remotes }: Written): string[] =>
  Object.entries(remotes).flatMap(([name, { versions }]) =>
    Object.entries(versions).flatMap(([id, { files, routes }]) => [
      ...Object.entries(files).map(([file, hash]) => JSON.stringify([name, id, file, hash])),
      ...routes.flatMap(({ preload }, at) => preload.map((file) => JSON.stringify([name, id, file, at]))),
    ]),
  );
