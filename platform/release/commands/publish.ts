import { existsSync } from 'node:fs';
import path from 'node:path';
import { findRemote, readApp, type App } from '../apps.ts';
import { readBackend } from '../backend.ts';
import { withBuilds } from '../build.ts';
import type { Change } from '../change-host.ts';
import { changeOptions, ending, inTurn, sayingOf, type Call, type Command } from '../command.ts';
import { refuseOversize, type Comparison } from '../gate/size.ts';
import { checkSources } from '../gate/sources.ts';
import { readRegistry, type DataFolder } from '../host-folder.ts';
import { refuseMismatches } from '../matching.ts';
import { readOrigin, uncommitted, type Origin } from '../origin.ts';
import { publishRemotes, publishShell, type Outcome, type PublishOptions } from '../publish.ts';
import { pointedVersions, type RegistryApp } from '../registry-app.ts';
import { ReleaseError } from '../release-error.ts';
import { readRemoteBuild } from '../remote-build.ts';
import { readShellBuild } from '../shell-build.ts';

/** Checks, builds and releases one app. */
export const publish: Command = {
  operands: '<remote|shell>',
  count: [1, 1],
  summary: 'check and build one app, and give it to everybody',
  options: {
    ...changeOptions,
    candidate: { type: 'boolean', help: 'only list the version, so that it can be tried and promoted' },
    note: {
      type: 'string',
      value: '<text>',
      help: 'a sentence for its record; needed where it is much larger than what is released',
    },
    dirty: { type: 'boolean', help: 'although there are changes that no commit has; its record says so' },
    'skip-tests': { type: 'boolean', help: 'without running its tests; its record says so' },
    'without-fallback': {
      type: 'boolean',
      help: 'although a version before, of the shell or of a remote, does not fit it',
    },
  },
  run: publishApp,
};

async function publishApp(call: Call): Promise<string> {
  const { repository, data, values, progress } = call;
  const name = call.operands[0]!;
  const app =
    name === 'shell' ? await readApp(path.join(repository, 'apps'), name) : await findRemote(repository, name);
  const dirty = values['dirty'] === true;
  const skipTests = values['skip-tests'] === true;
  const seen = pointersOf((await readRegistry(data)).remotes[name] ?? (await shellOf(call, name)));
  await checkSources(repository, name, { dirty, skipTests }, progress);
  const marks = {
    ...(dirty && (await uncommitted(repository)).length > 0 && { dirty }),
    ...(skipTests && { testsSkipped: true }),
  };
  const origin = { ...(await readOrigin(repository, noteOf(values['note']))), ...marks };
  progress(`Building ${name} …`);
  const outcome = await withBuilds(repository, [name], () =>
    inTurn(call, () =>
      release(call, app, origin, { ...sayingOf(call), marks, candidate: values['candidate'] === true }, seen),
    ),
  );
  if (!outcome.changed) return `Nothing to publish: ${name} ${outcome.version} is what is already there.`;
  return ending(
    call,
    values['candidate']
      ? candidateLine(app, outcome.version)
      : `Published ${name} ${outcome.version}. Pages that are open keep theirs; the next page load has it.`,
  );
}

/** What is said of a candidate: how it is tried, and how it is given to people. */
export function candidateLine({ name, offer }: Pick<App, 'name' | 'offer'>, version: string): string {
  const id = `${name}@${version}`;
  const address = offer?.routes[0]?.path.split('/:')[0];
  const inTab = address === undefined ? '' : ` ${address}#try=${id} opens it in one tab,`;
  return `${name} ${version} is a candidate:${inTab} smoke ${id} tries it, promote ${id} gives it to people.`;
}

async function release(
  { repository, data, values }: Call,
  app: App,
  origin: Origin,
  options: PublishOptions,
  seen: string,
): Promise<Outcome> {
  const withoutFallback = values['without-fallback'] === true;
  const marks = { ...options.marks, ...(withoutFallback && { withoutFallback }) };
  const strict = (builds: readonly { remote: string; id: string; dist: string }[]): PublishOptions => ({
    ...options,
    marks,
    check: async (change) => {
      refuseOvertaken(change, app.name, seen);
      await refuseMismatches(change, { host: data.host, builds }, { withoutFallback });
    },
  });
  if (!app.offer) {
    const build = await readShellBuild(repository);
    await refuseOversize(app, build, await comparisonOf(data, app.name, origin));
    return publishShell(
      data,
      build,
      origin,
      'release',
      strict([{ remote: 'shell', id: build.hash, dist: build.dist }]),
    );
  }
  const build = await readRemoteBuild(app, origin, await readBackend(path.join(repository, 'supabase')));
  await refuseOversize(app, build, await comparisonOf(data, app.name, origin));
  const [outcome] = await publishRemotes(data, [build], 'release', strict([build]));
  return outcome!;
}

/** What everybody gets of an app now, as far as its files are there. */
async function comparisonOf(data: DataFolder, name: string, { note }: Origin): Promise<Comparison> {
  const { shell, remotes } = await readRegistry(data);
  const remote = remotes[name]?.versions[remotes[name].stable];
  const files = name === 'shell' ? shell?.versions[shell.stable]?.files : remote?.files;
  const dist = path.join(data.host, remote?.base ?? `shell/${shell?.stable}`);
  const isThere = files !== undefined && Object.keys(files).every((file) => existsSync(path.join(dist, file)));
  return { note, released: isThere ? { dist, content: { files }, ...(remote && { version: remote }) } : undefined };
}

const shellOf = async ({ data }: Call, name: string): Promise<RegistryApp | undefined> =>
  name === 'shell' ? (await readRegistry(data)).shell : undefined;

const pointersOf = (app: RegistryApp | undefined): string => JSON.stringify(app ? pointedVersions(app) : null);

/** Checks and builds take minutes. What others did to other apps meanwhile is compared with this build; this app must be as it was. */
function refuseOvertaken({ before }: Change, name: string, seen: string): void {
  if (pointersOf(name === 'shell' ? before.shell : before.remotes[name]) !== seen)
    throw new ReleaseError(
      `Somebody else released ${name} meanwhile. Nothing was changed; look at status and try again.`,
    );
}

const noteOf = (note: string | boolean | undefined): string | null => (typeof note === 'string' ? note : null);
