import { rm } from 'node:fs/promises';
import { changeHost } from '../change-host.ts';
import { findGarbage } from '../collect.ts';
import { changeOptions, ending, inTurn, numberOf, sayingOf, type Call, type Command } from '../command.ts';
import { readRegistry } from '../host-folder.ts';
import { forget } from '../pointer-changes.ts';
import { readLog } from '../release-log.ts';

const day = 24 * 60 * 60 * 1000;

/** Takes away what nobody uses. */
export const gc: Command = {
  operands: '',
  count: [0, 0],
  summary: 'take away versions that no pointer names, old copies of the registry, and what killed releases left',
  options: {
    ...changeOptions,
    days: { type: 'string', value: '<n>', help: 'only what is older than this many days (default: 30)' },
    grace: {
      type: 'string',
      value: '<n>',
      help: 'only versions that no page load has got for this many days, because pages stay open (default: 7)',
    },
  },
  run: (call) => inTurn(call, () => collect(call)),
};

async function collect(call: Call): Promise<string> {
  const { data, values, progress } = call;
  const days = (name: string, usual: number): number =>
    (typeof values[name] === 'string' ? numberOf(values[name], name) : usual) * day;
  const ages = { age: days('days', 30), grace: days('grace', 7) };
  const { listed, paths } = await findGarbage(
    data,
    await readRegistry(data),
    await readLog(data.release),
    ages,
    new Date(),
  );
  if (paths.length === 0) return 'There is nothing to take away.';
  await changeHost(data, { by: 'release', action: 'collect', ...sayingOf(call) }, (before) => forget(before, listed));
  const dryRun = values['dry-run'] === true;
  for (const one of paths) {
    progress(`${dryRun ? 'Would remove' : 'Removing'} ${one}`);
    if (!dryRun) await rm(one, { recursive: true, force: true });
  }
  return ending(call, `Removed ${paths.length} of what nobody uses.`);
}
