import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const repository = path.resolve(import.meta.dirname, '..');
const unit = () => readFile(path.join(import.meta.dirname, 'berea.service'), 'utf8');
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

it('the service starts a file that is there', async () => {
  const [, script] = /^ExecStart=\/usr\/bin\/node (\S+)$/m.exec(await unit())!;
  expect(existsSync(path.join(repository, script!))).toBe(true);
});

it.skipIf(!hasSystemd)('systemd finds nothing wrong with the service', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'berea-service-'));
  try {
    const file = path.join(folder, 'berea.service');
    // Where this machine has its Node.
    await writeFile(file, (await unit()).replace('/usr/bin/node', process.execPath));
    const { stdout, stderr } = await promisify(execFile)('systemd-analyze', ['verify', '--man=no', file]);
    // It says more about other units of the machine.
    expect((stdout + stderr).split('\n').filter((line) => line.includes('berea'))).toEqual([]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
