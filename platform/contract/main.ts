/**
 * `npm run contract`: compares the public types of the libraries that remotes are compiled against with those that were
 * accepted last; `npm run contract -- --accept` accepts them. `npm run check` and `npm test` compare, too.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ReleaseError } from '../release/release-error.ts';
import { explain } from '../serve/problem.ts';
import { printContract } from './contract.ts';
import { emitContracts } from './emit.ts';
import { judge } from './judge.ts';

const repository = path.resolve(import.meta.dirname, '../..');
const folder = path.join(import.meta.dirname, 'accepted');

const usage = `npm run contract              says whether the public types of libs/ui and libs/shell-api are those in platform/contract/accepted
npm run contract -- --accept  writes them there, unless a change breaks remotes and the major version is not raised
`;

const options = { help: { type: 'boolean', short: 'h' }, accept: { type: 'boolean' } } as const;

async function run({ help, accept }: { help?: boolean; accept?: boolean }): Promise<string> {
  if (help) return usage;
  const complaints: string[] = [];
  await mkdir(folder, { recursive: true });
  for (const now of await emitContracts(repository)) {
    const file = path.join(folder, `${now.name.replace('@berea/', '')}.txt`);
    const accepted = await readFile(file, 'utf8').catch(() => undefined);
    const { refused, changed } = await judge(repository, accepted, now);
    if (refused !== undefined) complaints.push(refused);
    else if (accept) await writeFile(file, printContract(now));
    else if (changed !== undefined) complaints.push(changed);
  }
  if (complaints.length > 0) throw new ReleaseError(complaints.join('\n\n'));
  return accept
    ? 'The public types are accepted; commit platform/contract/accepted with the change.\n'
    : 'The public types are those that were accepted.\n';
}

try {
  process.stdout.write(await run(parseArgs({ options }).values));
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
