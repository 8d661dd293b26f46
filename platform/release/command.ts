import type { DataFolder } from './host-folder.ts';
import { readRegistry } from './host-folder.ts';
import { describeChange } from './describe-change.ts';
import { withReleaseLock, type Act } from './change-host.ts';
import { ReleaseError } from './release-error.ts';

/** An option of a command: how it is read, and what it does. */
export interface Option {
  readonly type: 'string' | 'boolean';
  readonly short?: string;
  /** What stands for its value: '<folder>'. */
  readonly value?: string;
  readonly help: string;
}

/** What a command was called with. */
export interface Call {
  readonly repository: string;
  readonly data: DataFolder;
  /** What stands after the command's name. */
  readonly operands: readonly string[];
  readonly values: Readonly<Record<string, string | boolean | undefined>>;
  /** Prints a line at once. */
  progress(line: string): void;
}

/** A command of the release tool. */
export interface Command {
  /** '<remote>@<version>', for the usage. */
  readonly operands: string;
  /** How many operands there must be. */
  readonly count: readonly [atLeast: number, atMost: number];
  readonly summary: string;
  readonly options: Readonly<Record<string, Option>>;
  /** @returns the last line that is printed */
  run(call: Call): Promise<string>;
}

/** For every command that changes a host. */
export const changeOptions = {
  'dry-run': { type: 'boolean', help: 'say what would change, and write nothing' },
} satisfies Record<string, Option>;

/** For every command whose decision rests on what the host looked like. */
export const revisionOption = {
  revision: {
    type: 'string',
    value: '<n>',
    help: 'only if this is still the revision of the registry (default: the one at the start of the command)',
  },
} satisfies Record<string, Option>;

/** What the options of a change mean. */
export async function actOf(call: Call): Promise<Pick<Act, 'by' | 'dryRun' | 'announce' | 'expected'>> {
  const { revision } = call.values;
  const expected =
    typeof revision === 'string' ? numberOf(revision, 'revision') : (await readRegistry(call.data)).revision;
  return { by: 'release', ...sayingOf(call), expected };
}

/** Says what changes before it does. */
export function sayingOf({ values, progress }: Call): Pick<Act, 'dryRun' | 'announce'> {
  const dryRun = values['dry-run'] === true;
  return {
    dryRun,
    announce: (change) => {
      progress(dryRun ? 'This would change:' : 'This changes:');
      for (const line of describeChange(change)) progress(`  ${line}`);
    },
  };
}

/** Waits for its turn on the host. A dry run needs none, because it writes nothing. */
export const inTurn = <T>({ data, values }: Call, work: () => Promise<T>): Promise<T> =>
  values['dry-run'] === true ? work() : withReleaseLock(data, work);

/** A number from 0 on. @throws ReleaseError when it is none */
export function numberOf(text: string, option: string): number {
  if (!/^\d+(?:\.\d+)?$/.test(text))
    throw new ReleaseError(`--${option} must be a number, not ${JSON.stringify(text)}.`);
  return Number(text);
}

/** 'reader@1.4.0-abc' in its two parts. @throws ReleaseError when there is no version */
export function versionOf(operand: string): [app: string, version: string] {
  const [app = '', version = '', ...rest] = operand.split('@');
  if (app === '' || version === '' || rest.length > 0)
    throw new ReleaseError(`Name an app and its version, like reader@1.4.0-abc123abc123, instead of ${operand}.`);
  return [app, version];
}

/** The last line after a change. */
export const ending = ({ values }: Call, done: string): string => (values['dry-run'] ? 'Nothing was changed.' : done);
