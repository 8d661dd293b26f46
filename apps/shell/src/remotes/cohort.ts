/**
 * The part of the visitors that gets a rollout. Imports nothing that is not a type: the page's inline script uses it, too.
 */
import type { RegistryRemote } from '@berea/registry';

/** A number from 0 to 100 that a text always has, spread evenly (FNV-1a, then the finish of MurmurHash3). */
function shareOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32) * 100;
}

/**
 * The version of a remote that a visitor gets: the one of a rollout for its percentage of the visitors, else the stable
 * one. Who has it keeps it as the percentage grows; each rollout goes to other visitors.
 * @param visitor the random id of this browser; undefined where it has none
 */
export function versionFor(
  visitor: string | undefined,
  name: string,
  { stable, rollout, versions }: Pick<RegistryRemote, 'stable' | 'rollout' | 'versions'>,
): string {
  if (visitor === undefined || !rollout || !versions[rollout.version]) return stable;
  return shareOf(`${visitor} ${name} ${rollout.version}`) < rollout.percent ? rollout.version : stable;
}
