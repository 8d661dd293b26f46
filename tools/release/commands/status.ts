import type { Command } from '../command.ts';
import { readRegistry } from '../host-folder.ts';
import { appsOf, pointedVersions, type RegistryApp } from '../registry-app.ts';
import { readLog, type LogEntry } from '../release-log.ts';

/** Says what is released. */
export const status: Command = {
  operands: '',
  count: [0, 0],
  summary: 'what is released, since when, from which commit, and what can be promoted',
  options: {},
  async run({ data }) {
    const registry = await readRegistry(data);
    const apps = appsOf(registry);
    if (apps.length === 0) return 'Nothing is published on this host yet.';
    const log = await readLog(data.release);
    const lines = apps.flatMap(([name, app]) => ['', ...appLines(name, app, log, new Date())]);
    return [`registry revision ${registry.revision}`, ...lines].join('\n');
  },
};

function appLines(name: string, app: RegistryApp, log: readonly LogEntry[], now: Date): string[] {
  const off = 'enabled' in app && !app.enabled ? '  switched off' : '';
  const rollout = 'rollout' in app ? app.rollout : null;
  const roles: [string, string | null][] = [
    ['stable', app.stable],
    [rollout ? `${rollout.percent} %` : '', rollout?.version ?? null],
    ['previous', app.previous],
  ];
  const pointed = pointedVersions(app);
  const others = Object.keys(app.versions)
    .filter((id) => !pointed.includes(id))
    .reverse();
  return [
    name + off,
    ...roles.flatMap(([role, id]) => (id === null ? [] : [versionLine(role, id, app, log, name, now)])),
    ...others.map((id) => versionLine(roleOf(app, id), id, app, log, name, now)),
  ];
}

/** Of a version that no pointer names. */
function roleOf(app: RegistryApp, id: string): string {
  if (app.withdrawn.includes(id)) return 'withdrawn';
  return app.former.includes(id) ? 'former' : 'listed';
}

function versionLine(
  role: string,
  id: string,
  app: RegistryApp,
  log: readonly LogEntry[],
  name: string,
  now: Date,
): string {
  const version = app.versions[id];
  const last = log.findLast((one) => one.app === name && one.version === id);
  const facts = [
    last ? `${last.action} ${ageOf(last.at, now)} ago${last.by === 'start' ? ' by npm start' : ''}` : '',
    version?.commit ? `commit ${version.commit.slice(0, 10)}` : '',
    version?.author ?? '',
    version?.dirty ? 'uncommitted changes' : '',
    version?.testsSkipped ? 'tests skipped' : '',
    version?.note ? `“${version.note}”` : '',
  ].filter((fact) => fact !== '');
  return `  ${role.padEnd(9)} ${id}  ${facts.join(', ')}`.trimEnd();
}

/** '5 min', '3 h', '2 days' */
export function ageOf(at: string, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(at)) / 60_000));
  if (minutes < 60) return `${minutes} min`;
  if (minutes < 48 * 60) return `${Math.floor(minutes / 60)} h`;
  return `${Math.floor(minutes / 60 / 24)} days`;
}
