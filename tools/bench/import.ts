import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { environment } from '../serve/environment.ts';
import { repository } from './product.ts';

/** How often the memory is asked for, in milliseconds. The kernel keeps the peak itself. */
const everyMs = 200;

/**
 * Runs the command of `npm run import` into a new data folder, with the packages that the present one has downloaded,
 * and measures its time and the peak of its memory, PGlite's thread included. Linux only: the peak is the kernel's.
 */
export async function benchImport(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'berea-import-'));
  try {
    const present = path.resolve(repository, environment(process.env).BEREA_DATA);
    await cp(path.join(present, 'packages'), path.join(folder, 'packages'), { recursive: true });
    const began = performance.now();
    const child = spawn(process.execPath, await importCommand(), {
      cwd: repository,
      env: { ...process.env, BEREA_DATA: folder, BEREA_VERSIONS_FROM: 'off', DATABASE_URL: '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => void (output += chunk.toString()));
    let peakKb = 0;
    const asking = setInterval(() => void peakOf(child.pid).then((kb) => (peakKb = Math.max(peakKb, kb))), everyMs);
    const exitCode = await new Promise((resolve) => child.once('close', resolve));
    clearInterval(asking);
    if (exitCode !== 0) throw new Error(`The import failed:\n${output}`);
    const seconds = (performance.now() - began) / 1000;
    return `${output}import      ${seconds.toFixed(1)} s, peak ${Math.round(peakKb / 1024)} MB`;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The arguments of node in the script of package.json, its flags included. */
async function importCommand(): Promise<string[]> {
  const { scripts } = JSON.parse(await readFile(path.join(repository, 'package.json'), 'utf8')) as {
    scripts: { import: string };
  };
  return scripts.import.split(' ').slice(1);
}

/** The peak of a process's resident memory, in KB; 0 when it has ended. */
async function peakOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0);
}
