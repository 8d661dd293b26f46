import type { Change } from './change-host.ts';
import { appsOf, type RegistryApp } from './registry-app.ts';

/** What a change does, a line for each part of it. */
export function describeChange({ before, after }: Change): string[] {
  const earlier = new Map(appsOf(before));
  const lines = appsOf(after).flatMap(([name, app]) => {
    const known = earlier.get(name);
    return known === app ? [] : appLines(known, app).map((line) => `${name}: ${line}`);
  });
  const removed = [...earlier.keys()].filter((name) => !appsOf(after).some(([other]) => other === name));
  return [
    `registry revision ${before.revision} → ${after.revision}`,
    ...lines,
    ...removed.map((name) => `${name}: is taken out`),
  ];
}

function appLines(before: RegistryApp | undefined, after: RegistryApp): string[] {
  if (!before) return [`${after.stable} is its first version here`];
  const lines: string[] = [];
  if (before.stable !== after.stable) lines.push(`everybody gets ${after.stable} instead of ${before.stable}`);
  if (before.previous !== after.previous)
    lines.push(`the version to fall back to is ${after.previous ?? 'none'}, was ${before.previous ?? 'none'}`);
  lines.push(...remoteLines(before, after));
  for (const id of after.withdrawn.filter((one) => !before.withdrawn.includes(one)))
    lines.push(`${id} is withdrawn, and never offered again`);
  const added = Object.keys(after.versions).filter((id) => !before.versions[id] && id !== after.stable);
  if (added.length > 0) lines.push(`${added.join(', ')} can be promoted; nobody gets it yet`);
  const dropped = Object.keys(before.versions).filter((id) => !after.versions[id]);
  if (dropped.length > 0) lines.push(`no longer listed: ${dropped.join(', ')}`);
  return lines;
}

function remoteLines(before: RegistryApp, after: RegistryApp): string[] {
  if (!('rollout' in before) || !('rollout' in after)) return [];
  const lines: string[] = [];
  const [was, now] = [before.rollout, after.rollout];
  if (now && (now.version !== was?.version || now.percent !== was.percent))
    lines.push(`${now.percent} % of the visitors get ${now.version}${was ? `, instead of ${was.percent} %` : ''}`);
  if (was && !now) lines.push(`the rollout of ${was.version} to ${was.percent} % ends`);
  if (before.enabled !== after.enabled) lines.push(after.enabled ? 'is switched on' : 'is switched off');
  if (before.owner !== after.owner) lines.push(`belongs to ${after.owner}`);
  return lines;
}
