import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { repository, startProduct, type Started } from './product.ts';
import { median } from './quantiles.ts';

const laterStarts = 5;

const inWords = ({ seconds, phases }: Started): string =>
  `${seconds.toFixed(1)} s  (${[...phases].map(([name, spent]) => `${name} ${spent}`).join(', ')})`;

/**
 * Measures the first start in a fresh clone of the current commit, with an empty npm cache and no data, and later
 * starts in the same clone. Downloads the dependencies and the texts over the network.
 */
export async function benchStart(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'berea-clone-'));
  const clone = path.join(folder, 'berea');
  const environment = { BEREA_DATA: '.data', npm_config_cache: path.join(folder, 'npm-cache') };
  try {
    await promisify(execFile)('git', ['clone', '--quiet', repository, clone]);
    const lines: string[] = [];
    const first = await startProduct(clone, environment);
    await first.stop();
    lines.push(`first start    ${inWords(first)}`);
    const later: number[] = [];
    for (let run = 0; run < laterStarts; run++) {
      const started = await startProduct(clone, environment);
      await started.stop();
      later.push(started.seconds);
      lines.push(`later start    ${inWords(started)}`);
    }
    return [...lines, `later starts   median ${median(later).toFixed(1)} s of ${laterStarts}`].join('\n');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
