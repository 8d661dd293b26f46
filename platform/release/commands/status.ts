import { environment } from '../../serve/environment.ts';
import { clientEventsOf, type Failures } from '../client-events.ts';
import { numberOf, type Command } from '../command.ts';
import { readRegistry } from '../host-folder.ts';
import { appsOf, pointedVersions, type RegistryApp } from '../registry-app.ts';
import { SourceMaps } from '../mapped-frame.ts';
import { ReleaseError } from '../release-error.ts';
import { readLog, type LogEntry } from '../release-log.ts';
import { failureText, measureLines, stackLines } from '../watched.ts';

/** Says what is released. */
export const status: Command = {
  operands: '',
  count: [0, 0],
  summary: 'what is released, since when, from which commit, how it does, and what can be promoted',
  options: {
    hours: { type: 'string', value: '<n>', help: 'what pages said in this time (default: 24)' },
    stacks: { type: 'boolean', help: 'the most frequent failures, and where in the sources they were thrown' },
  },
  async run({ data, values }) {
    const registry = await readRegistry(data);
    const apps = appsOf(registry);
    if (apps.length === 0) return 'Nothing is published on this host yet.';
    const log = await readLog(data.release);
    const hours = typeof values['hours'] === 'string' ? numberOf(values['hours'], 'hours') : 24;
    if (!Number.isInteger(hours) || hours < 1) throw new ReleaseError('--hours must be a whole number from 1 on.');
    const events = clientEventsOf(process.env, `http://localhost:${environment(process.env).PORT}`);
    const failures = await events?.failures(hours);
    const lines = apps.flatMap(([name, app]) => [
      '',
      ...appLines(name, app, { log, now: new Date(), said: failures && { failures, hours } }),
    ]);
    return [
      `registry revision ${registry.revision}`,
      ...lines,
      '',
      ...(events
        ? [
            `What three of four pages reached in ${hours} h, and how many were measured`,
            ...orNothing(measureLines(await events.measures(hours))),
            ...(values['stacks']
              ? ['', `Failures in ${hours} h`, ...orNothing(await stackLines(events, hours, new SourceMaps(data.host)))]
              : []),
          ]
        : ['With SUPABASE_SECRET_KEY it also says how these versions do.']),
    ]
      .map(printable)
      .join('\n');
  },
};

/**
 * A line without what a terminal obeys, or what would look like another line: authors, notes and what pages sent may hold
 * anything.
 */
const printable = (line: string): string => line.replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]+/gu, ' ');

const orNothing = (lines: readonly string[]): readonly string[] => (lines.length > 0 ? lines : ['  nothing']);

/** What is known of versions beside the registry. */
interface Known {
  readonly log: readonly LogEntry[];
  readonly now: Date;
  /** What pages said in these last hours; undefined where nobody can read it. */
  readonly said: { readonly failures: readonly Failures[]; readonly hours: number } | undefined;
}

function appLines(name: string, app: RegistryApp, known: Known): string[] {
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
    ...roles.flatMap(([role, id]) => (id === null ? [] : [versionLine(role, id, name, app, known)])),
    ...others.map((id) => versionLine(roleOf(app, id), id, name, app, known)),
  ];
}

/** Of a version that no pointer names. */
function roleOf(app: RegistryApp, id: string): string {
  if (app.withdrawn.includes(id)) return 'withdrawn';
  return app.former.includes(id) ? 'former' : 'listed';
}

function versionLine(role: string, id: string, name: string, app: RegistryApp, { log, now, said }: Known): string {
  const version = app.versions[id];
  const last = releaseOf(log, name, id);
  const facts = [
    last ? `${last.action} ${ageOf(last.at, now)} ago${last.by === 'start' ? ' by npm start' : ''}` : '',
    app.rolledBack.includes(id) ? 'somebody went back from it' : '',
    version?.commit ? `commit ${version.commit.slice(0, 10)}` : '',
    version?.author ?? '',
    version?.dirty ? 'uncommitted changes' : '',
    version?.testsSkipped ? 'tests skipped' : '',
    // Browsers and tools read it as long as such versions are kept; a later release may not.
    Object.values(version?.files ?? {}).some((hash) => hash.startsWith('sha384-')) ? 'sha384: publish it again' : '',
    version?.note ? `“${version.note}”` : '',
  ].filter((fact) => fact !== '');
  const found = said?.failures.find((one) => one.remote === name && one.version === id);
  // A version that nobody gets says nothing: no failures of it are no good news.
  if (said && (found || pointedVersions(app).includes(id))) facts.push(failureText(found, said.hours));
  return `  ${role.padEnd(9)} ${id}  ${facts.join(', ')}`.trimEnd();
}

/** When a version was last given to people, listed or withdrawn; what else was done to its app says nothing about it. */
function releaseOf(log: readonly LogEntry[], name: string, id: string): LogEntry | undefined {
  const mine = log.filter(({ app }) => app === name);
  return mine.findLast(
    ({ version, action }, at) =>
      version === id &&
      !['collect', 'enable', 'disable'].includes(action) &&
      // The end of a rollout leaves the stable version as it was.
      !(action === 'rollback' && mine[at - 1]?.pointed?.[0] === id),
  );
}

/** '5 min', '3 h', '2 days' */
function ageOf(at: string, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(at)) / 60_000));
  if (minutes < 60) return `${minutes} min`;
  if (minutes < 48 * 60) return `${Math.floor(minutes / 60)} h`;
  return `${Math.floor(minutes / 60 / 24)} days`;
}
