import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const repository = path.resolve(import.meta.dirname, '../..');
const file = path.join(repository, 'docs/benchmarks.json');

/** Writes what a benchmark printed into `docs/benchmarks.json`, in place of what it printed before. */
export async function writeResult(name: string, output: string): Promise<void> {
  const results = JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as Record<string, unknown>;
  results[name] = {
    date: new Date().toISOString().slice(0, 10),
    machine: `${os.availableParallelism()} cores, ${Math.round(os.totalmem() / 2 ** 30)} GB, Node ${process.version}`,
    commit: execFileSync('git', ['describe', '--always', '--dirty'], { cwd: repository, encoding: 'utf8' }).trim(),
    output: output.split('\n'),
  };
  const sorted = Object.fromEntries(Object.entries(results).toSorted(([one], [other]) => one.localeCompare(other)));
  await writeFile(file, `${JSON.stringify(sorted, null, 2)}\n`);
}
