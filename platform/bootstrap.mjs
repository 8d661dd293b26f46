/**
 * Takes a fresh clone to a running script: checks the installed Node, installs the dependencies of the lock file when
 * they are missing, and runs the script on the Node 24 among them. Plain JavaScript without dependencies, because it
 * runs before any are installed, on any Node from 20.
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
const repository = path.resolve(fileURLToPath(import.meta.url), '../..');

/** Prints one sentence and exits the process. */
function refuse(/** @type {string} */ sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/**
 * Whether node_modules matches package-lock.json. npm writes its own record last, so an interrupted install has none.
 */
function isInstalled(/** @type {string} */ folder) {
  const packagesOf = (/** @type {string} */ file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')).packages;
  try {
    const wanted = packagesOf('package-lock.json');
    const installed = packagesOf('node_modules/.package-lock.json');
    // A workspace has no version here.
    const differs = ([name, entry]) =>
      !entry.optional && !entry.devOptional && (!installed[name] || installed[name].version !== entry.version);
    return (
      existsSync(nodeOf(folder)) &&
      !Object.entries(wanted)
        .filter(([name]) => name.includes('node_modules/'))
        .some(differs)
    );
  } catch {
    return false;
  }
}

const nodeOf = (/** @type {string} */ folder) =>
  path.join(folder, 'node_modules/.bin', process.platform === 'win32' ? 'node.exe' : 'node');

const networkTrouble =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT/;

/** Runs `npm ci` and prints a line every 15 seconds. */
async function install() {
  const started = Date.now();
  const seconds = () => ((Date.now() - started) / 1000).toFixed(0);
  process.stdout.write('Installing dependencies …\n');
  const beat = setInterval(() => process.stdout.write(`  still installing (${seconds()} s)\n`), 15_000);
  const npm = process.env.npm_execpath;
  const options = [
    'ci',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--ignore-scripts=false',
    '--fetch-retry-mintimeout=2000',
    '--fetch-retry-maxtimeout=10000',
  ];
  const [command, args] = npm && /\.c?js$/.test(npm) ? [process.execPath, [npm, ...options]] : ['npm', options];
  const child = spawn(command, args, {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32' && command === 'npm',
  });
  const stopForwarding = forwardSignals(child);
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const { code, signal } = await ended(child);
  clearInterval(beat);
  stopForwarding();
  if (signal) process.exit(128 + constants.signals[signal]);
  if (code === 0) return process.stdout.write(`${'dependencies'.padEnd(14)}${seconds()} s\n`);
  if (networkTrouble.test(output))
    refuse(
      'The dependencies could not be installed because the npm registry cannot be reached; connect to the network and run the command again.',
    );
  refuse(`${output.trim()}\nThe dependencies could not be installed: npm ci failed, and what it said stands above.`);
}

/** @param {import('node:child_process').ChildProcess} child */
const ended = (child) =>
  new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code, signal }));
  });

/** How often it is looked whether npm is still there, in milliseconds. */
const lookMs = 500;

/**
 * The processes that this one was started by: its parent, and npm where that is a shell of npm between the two. npm
 * tells only the shell of a signal, the shell ends without telling anybody, and a npm that is killed tells nobody.
 */
function startedBy() {
  const parent = process.ppid;
  const script = process.env.npm_lifecycle_script;
  if (!script) return [];
  try {
    // Like "9990 sh -c node server/start.mjs".
    const said = execFileSync('ps', ['-o', 'ppid=', '-o', 'args=', '-p', String(parent)], { encoding: 'utf8' });
    const [, npm = '', args = ''] = /^ *(\d+) (.*)/.exec(said) ?? [];
    return args.includes(` -c ${script}`) ? [parent, Number(npm)] : [parent];
  } catch {
    // Without `ps`, as on Windows.
    return [parent];
  }
}

function isGone(/** @type {number} */ id) {
  try {
    process.kill(id, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

/**
 * Forwards termination signals to the child and lets it decide how to end. Tells it to end, too, when npm has ended.
 * @param {import('node:child_process').ChildProcess} child
 */
function forwardSignals(child) {
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  const forward = (/** @type {NodeJS.Signals} */ signal) => void child.kill(signal);
  for (const signal of signals) process.on(signal, forward);
  const starters = startedBy();
  const look = setInterval(() => {
    if (starters.length > 0 && (process.ppid !== starters[0] || starters.some(isGone))) forward('SIGTERM');
  }, lookMs);
  return () => {
    clearInterval(look);
    signals.forEach((signal) => process.off(signal, forward));
  };
}

/**
 * Runs `script` (a path in the repository) on Node 24, after installing dependencies when needed, and exits with its
 * exit code.
 *
 * The script gets its own process group, so that Ctrl-C reaches it once, through this process, and none of its children
 * ends before it. It also gets an IPC channel, whose closing tells it that this process is gone.
 */
export async function run(/** @type {string} */ script, /** @type {string[]} */ args) {
  if (Number(process.versions.node.split('.')[0]) < 20)
    refuse(`Berea needs Node 20 or newer to start; this is ${process.version}.`);
  if (!isInstalled(repository)) await install();
  const node = nodeOf(repository);
  if (!existsSync(node))
    refuse('The installation has no Node 24 (node_modules/.bin/node); delete node_modules and run the command again.');
  const bin = path.dirname(node);
  const child = spawn(node, [path.join(repository, script), ...args], {
    cwd: repository,
    env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}` },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  });
  forwardSignals(child);
  const { code, signal } = await ended(child);
  process.exit(code ?? 128 + constants.signals[signal]);
}
