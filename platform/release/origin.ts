import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Where a version comes from: for people who read the registry. */
export interface Origin {
  readonly commit: string | null;
  readonly author: string | null;
  readonly time: string;
  readonly note: string | null;
  /** True when there were changes that no commit has. */
  readonly dirty?: boolean;
  /** True when the tests were not run for it. */
  readonly testsSkipped?: boolean;
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

/** The paths with changes that no commit has; none outside a git checkout. */
export async function uncommitted(repository: string): Promise<string[]> {
  return ((await git(repository, 'status', '--porcelain')) ?? '').split('\n').filter((line) => line !== '');
}

/** The commit that is checked out, who releases it, and now. */
export async function readOrigin(repository: string, note: string | null = null): Promise<Origin> {
  const [commit, author] = await Promise.all([
    git(repository, 'rev-parse', 'HEAD'),
    git(repository, 'config', 'user.name'),
  ]);
  return { commit, author, time: new Date().toISOString(), note };
}
