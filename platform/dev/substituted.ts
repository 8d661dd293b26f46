import { parseRegistry, type Registry } from '@berea/registry';
import { registryScript } from '../release/index-html.ts';
import { pointAt, type Offer } from '../release/registry-changes.ts';

const script = /<script type="application\/json" id="berea-registry">([^<]*)<\/script>/;

/**
 * The registry of a host with a build of ours as the only version of its remote, so that its failures are seen. It keeps the
 * revision: a page that is open may have it with an earlier build.
 * @throws ReleaseError when one of its routes belongs to another remote
 */
export function withBuild(deployed: Registry, offer: Offer): Registry {
  const { remotes, paths } = pointAt(deployed, [offer]);
  const { [offer.remote]: remote } = remotes;
  const only = {
    ...remote!,
    enabled: true,
    stable: offer.id,
    previous: null,
    former: [],
    rolledBack: [],
    rollout: null,
  };
  const versions = { [offer.id]: offer.version };
  return { ...deployed, paths, remotes: { ...remotes, [offer.remote]: { ...only, versions } } };
}

/** A page of that host with that registry in it, which is loaded again after a build; undefined when it has no registry. */
export function pageWithBuild(page: string, offer: Offer): string | undefined {
  const found = script.exec(page);
  const parsed = parseRegistry(JSON.parse(found?.[1] ?? 'null'));
  if (!parsed.ok) return undefined;
  const registry = registryScript(withBuild(parsed.registry, offer));
  const client = `<script src="/dev/reload-client.js" data-build="${offer.id}"></script>`;
  return page.replace(script, () => registry + client);
}
