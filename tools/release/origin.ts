import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Where a version comes from: for people who read the registry. */
export interface Origin {
  readonly commit: string | null;
  readonly author: string | null;
  readonly time: string;
  readonly note: string | null;
}

const run = promisify(execFile);

async function git(repository: string, ...args: string[]): Promise<string | null> {
  try {
    return (await run('git', args, { cwd: repository })).stdout.trim() || null;
  } catch {
    // Not a git checkout, or git is not installed: a release works without it.
    return null;
  }
}

/** The commit that is checked out, who releases it, and now. */
export async function readOrigin(repository: string, note: string | null = null): Promise<Origin> {
  const [commit, author] = await Promise.all([
    git(repository, 'rev-parse', 'HEAD'),
    git(repository, 'config', 'user.name'),
  ]);
  return { commit, author, time: new Date().toISOString(), note };
}
