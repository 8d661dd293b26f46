import { constants } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { environment } from '@berea/platform/serve/environment';
import { endCommands } from './command.ts';
import { installPrerequisites } from './prerequisites.ts';
import { allStages, quickStages, type Stage } from './stages.ts';
import { inWords, sum, type Tally } from './tally.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Two cores: more at once would only make each slower. */
const lanes = 2;

const repository = path.resolve(import.meta.dirname, '../..');
const say = (text: string): void => void process.stdout.write(`${text}\n`);

async function runStage({ name, run }: Stage): Promise<Tally> {
  const started = performance.now();
  const { tally, output } = await run();
  if (tally.failed > 0) say(`\n──── ${name} ────\n${output.trim()}\n`);
  say(`${name.padEnd(24)}${inWords(tally).padEnd(34)}${((performance.now() - started) / 1000).toFixed(1)} s`);
  return tally;
}

async function runTogether(stages: readonly Stage[]): Promise<Tally[]> {
  const waiting = [...stages];
  const tallies: Tally[] = [];
  const lane = async (): Promise<void> => {
    for (let stage = waiting.shift(); stage; stage = waiting.shift()) tallies.push(await runStage(stage));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return tallies;
}

async function runAll({ quick, full }: { quick: boolean; full: boolean }, folder: string): Promise<Tally[]> {
  if (quick) return runTogether(quickStages());
  const data = path.resolve(repository, environment(process.env).BEREA_DATA);
  process.env['BEREA_DATA'] = data;
  const prerequisites = await installPrerequisites(data);
  for (const sentence of prerequisites.missing) say(sentence);
  const tallies: Tally[] = [];
  for (const group of allStages(folder, prerequisites, full)) tallies.push(...(await runTogether(group)));
  return tallies;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    endCommands();
    process.exit(128 + constants.signals[signal]);
  });
}
process.on('disconnect', () => {
  endCommands();
  process.exit(1);
});

// Tests send traffic to this machine only.
process.env['BEREA_VERSIONS_FROM'] ??= 'off';

const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, full: { type: 'boolean', default: false } },
});
const total = sum(await runAll(values, await temporaryFolder()));
say(inWords(total));
process.exit(total.failed > 0 ? 1 : 0);
