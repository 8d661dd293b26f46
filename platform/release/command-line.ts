import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Call, Command, Option } from './command.ts';
import { exportCommand } from './commands/export.ts';
import { gc } from './commands/gc.ts';
import { disable, enable, rollback, withdraw } from './commands/pointers.ts';
import { promote } from './commands/promote.ts';
import { publish } from './commands/publish.ts';
import { smoke } from './commands/smoke.ts';
import { status } from './commands/status.ts';
import { verify } from './commands/verify.ts';
import { hostFolder, type DataFolder } from './host-folder.ts';
import { ReleaseError } from './release-error.ts';

const commands: Readonly<Record<string, Command>> = {
  publish,
  smoke,
  promote,
  rollback,
  disable,
  enable,
  withdraw,
  status,
  verify,
  gc,
  export: exportCommand,
};

const common: Readonly<Record<string, Option>> = {
  host: { type: 'string', value: '<folder>', help: "the host's folder (default: the one of BEREA_DATA)" },
  help: { type: 'boolean', short: 'h', help: 'say this' },
};

/** What the commands need of the outside. */
interface Surroundings {
  readonly repository: string;
  /** The host where `--host` names none. */
  readonly usualHost: () => DataFolder;
  readonly progress: Call['progress'];
}

/**
 * Runs one command of the release tool.
 * @returns the last line to print
 * @throws ReleaseError when the command is unknown, is called wrongly, or refuses
 */
export async function runCommandLine(
  args: readonly string[],
  { repository, usualHost, progress }: Surroundings,
): Promise<string> {
  const [name = '', ...rest] = args;
  if (['', 'help', '--help', '-h'].includes(name)) return overview();
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new ReleaseError(`There is no command ${JSON.stringify(name)}.\n\n${overview()}`);
  const { values, positionals } = parsed(name, command, rest);
  if (values['help']) return helpOf(name, command);
  const [least, most] = command.count;
  if (positionals.length < least || positionals.length > most)
    throw new ReleaseError(`npm run release -- ${name} ${command.operands}\n\n${helpOf(name, command)}`);
  const host = values['host'];
  const data = typeof host === 'string' ? hostFolder(path.resolve(host)) : usualHost();
  return command.run({ repository, data, operands: positionals, values, progress });
}

function parsed(
  name: string,
  command: Command,
  args: readonly string[],
): { values: Call['values']; positionals: string[] } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { ...command.options, ...common },
      allowPositionals: true,
    });
    // No option may be given twice, so there are no lists.
    return { values: values as Call['values'], positionals };
  } catch (error) {
    throw new ReleaseError(`${(error as Error).message}\n\n${helpOf(name, command)}`, { cause: error });
  }
}

const overview = (): string =>
  [
    'npm run release -- <command> [--help]',
    '',
    ...Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(10)}${summary}`),
  ].join('\n');

function helpOf(name: string, { operands, summary, options }: Command): string {
  const rows = Object.entries({ ...options, ...common }).map(
    ([option, { value, help }]) => [`--${option}${value ? ` ${value}` : ''}`, help] as const,
  );
  const width = Math.max(...rows.map(([left]) => left.length));
  return [
    `npm run release -- ${name} ${operands}`.trimEnd(),
    `${summary[0]!.toUpperCase()}${summary.slice(1)}.`,
    '',
    ...rows.map(([left, help]) => `  ${left.padEnd(width)}  ${help}`),
  ].join('\n');
}
