import { benchAnswers } from './answers/answers.ts';
import { benchBundle } from './bundle/bundle.ts';
import { benchCare } from './care.ts';
import { benchExamine } from './examine/examine.ts';
import { benchImport } from './import.ts';
import { benchPages } from './pages.ts';
import { benchReader } from './reader.ts';
import { benchReaders } from './readers.ts';
import { benchRetrieval } from './retrieval/retrieval.ts';
import { benchSharedAnswers } from './shared-answers.ts';
import { benchStart } from './start.ts';
import { benchSwitch } from './switch.ts';
import { writeResult } from './write-result.ts';

/** Each benchmark measures what docs/benchmarks.md says about it, and returns its output. */
const benches: Readonly<Record<string, (args: readonly string[]) => Promise<string>>> = {
  start: benchStart,
  import: benchImport,
  bundle: benchBundle,
  functions: benchSharedAnswers,
  readers: benchReaders,
  pages: benchPages,
  reader: benchReader,
  retrieval: benchRetrieval,
  answers: benchAnswers,
  examine: benchExamine,
  switch: benchSwitch,
  care: benchCare,
};

const [name = '', ...args] = process.argv.slice(2);
const bench = benches[name];
if (bench) {
  const output = await bench(args.filter((arg) => arg !== '--write'));
  process.stdout.write(`${output}\n`);
  if (args.includes('--write')) await writeResult(name, output);
} else {
  process.stderr.write(`npm run bench -- ${Object.keys(benches).join('|')} [--write]\n`);
  process.exitCode = 1;
}
