import type { Registry } from '@berea/registry';
import { provides } from '../remotes/compatibility.ts';
import { detailOf } from '../remotes/failure.ts';
import { matchRemote, type Candidate } from '../remotes/match.ts';
import type { RemoteStore } from '../remotes/remote-store.ts';

/** What something is called, and what it is: one row of the inspector. */
export type Fact = readonly [name: string, value: string];

/** What a page is made of. */
export interface Page {
  /** What the page uses, as this visitor gets it. */
  readonly registry: Registry | undefined;
  /** The complete registry of the host, which also says where versions come from. */
  readonly host: Registry | undefined;
  readonly store: RemoteStore;
  readonly shell: string | undefined;
}

/** The facts of an address: what shows it, which version, whose, from which file, with what, and what failed. */
export function factsOf({ registry, host, store, shell }: Page, path: string): readonly Fact[] {
  const common: Fact[] = [
    ['Shell', [shell ?? 'unknown', ...Object.entries(provides).map((each) => each.join(' '))].join(', ')],
    ['Registry', registry ? `epoch ${registry.epoch}, revision ${registry.revision}` : 'none could be read'],
    ...store.failures.map(({ remote, id, phase, thrown }): Fact => [
      phase === 'load' ? 'Did not load' : 'Threw while shown',
      `${remote}@${id}: ${detailOf(thrown)}`,
    ]),
  ];
  const match = matchRemote(registry, path);
  if (!match) return [['Remote', 'none: the shell itself shows this'], ...common];
  const owner: Fact = ['Owner', registry?.remotes[match.name]?.owner || 'not named'];
  if (match.kind !== 'route') return [['Remote', `${match.name}, ${match.kind}`], owner, ...common];
  const state = store.state(match.candidates);
  const [first] = match.candidates;
  const shown = state.status === 'ready' ? state.release : first.release;
  const candidate = match.candidates.find(({ release }) => release.id === shown.id) ?? first;
  const status = state.status === 'failed' ? `failed, ${state.failure.kind}: ${state.failure.detail}` : state.status;
  return [['Remote', `${match.name}, ${status}`], owner, ...ofVersion(candidate, registry, host), ...common];
}

function ofVersion({ release, route }: Candidate, registry: Registry | undefined, host: Registry | undefined): Fact[] {
  const { remote: name, id, version } = release;
  const remote = registry?.remotes[name];
  const released = host?.remotes[name]?.versions[id];
  const role = remote?.rollout?.version === id ? 'rollout' : remote?.stable === id ? 'stable' : 'earlier';
  const from = [released?.commit?.slice(0, 10), released?.author, released?.time, released?.note];
  const { functions, migration } = version.backend;
  return [
    ['Version', `${id} (${role})`],
    ['Released from', from.filter((part) => part != null).join(', ') || 'not said'],
    ['Route', `${route.path}, ${route.access}`],
    ['Source', sourceOf(name, route.expose, route.screen)],
    ['Shared parts', route.parts.join(', ') || 'only the core ones'],
    ...Object.entries(version.hostApi).map(([part, range]): Fact => [
      `Range of ${part}`,
      `${range}, has ${provides[part] ?? 'none'}`,
    ]),
    ['Backend', [...functions, ...(migration === null ? [] : [`migration ${migration}`])].join(', ') || 'none'],
  ];
}

/** The file of the repository that a route's module is built from: './bible' is `src/remote/bible.ts`. */
const sourceOf = (remote: string, expose: string, screen: string): string =>
  `${screen} of apps/${remote}/src/remote/${expose.replace('./', '')}.ts`;
