import { spawn } from 'node:child_process';
import path from 'node:path';
import type { Closers } from '@berea/platform/serve/ending';
import { CannotStart } from '@berea/platform/serve/problem';
import type { Report } from '@berea/platform/serve/report';
import { importCommand } from './command.ts';
import { importMessage } from './relayed-report.ts';

/**
 * Imports in a process of its own, whose flags keep it small. It opens the database itself, so the embedded one must
 * be closed. Versions that come from the network are left to the running product.
 * @param closers end the process and wait for its end
 * @throws CannotStart with what the import says, or with how it ended
 */
export async function runImport(report: Report, closers: Closers): Promise<void> {
  const child = spawn(process.execPath, await importCommand(), {
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: { ...process.env, BEREA_VERSIONS_FROM: 'off' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  closers.add(async () => {
    child.kill();
    await ended;
  });
  let failed: string | undefined;
  child.on('message', (received) => {
    const message = importMessage.parse(received);
    if ('line' in message) report.line(message.line);
    else if ('progress' in message) report.progress(message.progress);
    else failed = message.failed;
  });
  const { code, signal } = await ended;
  if (code !== 0)
    throw new CannotStart(
      failed ??
        `The import of the texts ended before it was complete (${signal ?? `exit code ${code}`}): start again to continue it.`,
    );
}
