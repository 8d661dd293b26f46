import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { environment } from '@berea/platform/serve/environment';
import { watchProcesses } from './memory.ts';
import { repository, startProduct } from './product.ts';

/** The parts of a first start that are told apart, by what their command holds. */
const parts = { import: 'tools/import/cli.ts', product: 'server/main.ts' };

/**
 * Starts the product in a new data folder, with the packages that the present one has downloaded, and measures the
 * processor time and the peak of the memory of its import, and of the product itself until it is ready.
 */
export async function benchImport(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'berea-import-'));
  try {
    const present = path.resolve(repository, environment(process.env).BEREA_DATA);
    await cp(path.join(present, 'packages'), path.join(folder, 'packages'), { recursive: true });
    let watched: ReturnType<typeof watchProcesses> | undefined;
    const started = await startProduct(
      repository,
      { BEREA_DATA: folder, BEREA_VERSIONS_FROM: 'off' },
      (id) => (watched = watchProcesses(id)),
    );
    const used = watched?.() ?? [];
    await started.stop();
    const lines = Object.entries(parts).map(([name, command]) => {
      const process = used.find((each) => each.command.includes(command));
      return `${name.padEnd(12)}peak ${process?.peakMb} MB, processor time ${process?.cpuSeconds.toFixed(0)} s`;
    });
    return [...lines, `first start ${started.seconds.toFixed(1)} s`].join('\n');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
