/** `npm run create -- words`: a new remote, and `npm run create -- --remove words`: the repository without it. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { uncommitted } from '../release/origin.ts';
import { ReleaseError } from '../release/release-error.ts';
import { explain } from '../serve/problem.ts';
import { createRemote, removeRemote } from './create-remote.ts';

const repository = path.resolve(import.meta.dirname, '../..');

const usage = `npm run create -- <name>             a new remote in apps/<name>, at /<name>, with a card on the home page
npm run create -- --remove <name>    the repository without it; --force also with changes that no commit has
`;

/** Brings node_modules and the lock file up to date with the packages of the repository. */
async function install(): Promise<void> {
  const npm = process.env['npm_execpath'];
  const options = ['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  const [command, args] = npm ? [process.execPath, [npm, ...options]] : ['npm', options];
  const child = spawn(command, args, { cwd: repository, stdio: 'inherit' });
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new ReleaseError('npm install failed; its output is above.');
}

function read(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        help: { type: 'boolean', short: 'h' },
        remove: { type: 'boolean' },
        force: { type: 'boolean' },
      },
      allowPositionals: true,
    });
  } catch (error) {
    throw new ReleaseError(`${(error as Error).message}\n\n${usage}`, { cause: error });
  }
}

async function run(): Promise<string> {
  const {
    values,
    positionals: [name, ...more],
  } = read(process.argv.slice(2));
  if (values.help) return usage;
  if (name === undefined || more.length > 0) throw new ReleaseError(`Name one remote.\n\n${usage}`);
  if (values.remove) {
    const changed = values.force
      ? []
      : (await uncommitted(repository)).filter((line) => line.includes(`apps/${name}/`));
    await removeRemote(repository, name, { install, changed });
    return `apps/${name} was removed. What was released of it stays: npm run release -- disable ${name} takes its card and its addresses away.\n`;
  }
  await createRemote(repository, name, install);
  return `apps/${name} was made. See it: npm run dev -- ${name}, and open /${name}. Release it: commit, then npm run release -- publish ${name}.\n`;
}

try {
  process.stdout.write(await run());
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
process.disconnect?.();
