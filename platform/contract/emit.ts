import { mkdtemp, readFile, rm, writeFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { runTool } from '../release/nx.ts';
import { ReleaseError } from '../release/release-error.ts';
import type { Contract } from './contract.ts';

/** What remotes get from the shell at run time. What is compiled into each remote needs no versioning. */
const libraries = ['ui', 'shell-api'];

const manifest = z.object({ name: z.string(), version: z.string(), exports: z.record(z.string(), z.string()) });

/** Every import of another file of the same library. */
const imported = /(?:from |import\()['"](\.[^'"]+)['"]/g;

const declarationOf = (file: string): string => file.replace(/\.tsx?$/, '.d.ts');

/** The public types of the libraries as the compiler emits them. @throws ReleaseError with the compiler's messages */
export async function emitContracts(repository: string): Promise<Contract[]> {
  const cache = path.join(repository, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(path.join(cache, 'contract-'));
  try {
    const manifests = await Promise.all(
      libraries.map(async (library) => {
        const text = await readFile(path.join(repository, 'libs', library, 'package.json'), 'utf8');
        return { library, ...manifest.parse(JSON.parse(text)) };
      }),
    );
    // Tests and stories import `./testing`; no remote that is released does.
    const sources = manifests.map(({ library, exports }) => ({
      library,
      entries: Object.entries(exports)
        .filter(([key, file]) => !key.startsWith('./testing') && file.startsWith('./src/'))
        .map(([, file]) => file.slice('./src/'.length)),
    }));
    await emit(repository, folder);
    return await Promise.all(
      manifests.map(async ({ library, name, version }, at) => {
        const entries = sources[at]!.entries.map(declarationOf);
        const files = await reachable(path.join(folder, 'libs', library, 'src'), entries);
        return { name, version, entries: entries.sort(), files };
      }),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function emit(repository: string, folder: string): Promise<void> {
  const config = path.join(folder, 'tsconfig.json');
  await writeFile(
    config,
    JSON.stringify({
      extends: path.join(repository, 'tsconfig.browser.json'),
      // Every file, not only the entries: what is found through node_modules first counts as somebody else's, and the
      // compiler's threads find it there first now and then.
      include: libraries.map((library) => path.join(repository, 'libs', library, 'src')),
      exclude: ['**/*.test.ts', '**/*.test.tsx', '**/*.stories.tsx', '**/testing', '**/testing.tsx'].map((pattern) =>
        path.join(repository, 'libs', pattern),
      ),
      compilerOptions: {
        incremental: false,
        tsBuildInfoFile: null,
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        removeComments: true,
        rootDir: repository,
        outDir: folder,
      },
    }),
  );
  // With one thread, the same sources give the same text each time.
  const { code, output } = await runTool(repository, 'tsc', ['-p', config, '--pretty', 'false', '--singleThreaded']);
  if (code !== 0) throw new ReleaseError(output);
}

/** The entries and the files whose types they name, sorted by path. */
async function reachable(folder: string, entries: readonly string[]): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const visit = async (file: string): Promise<void> => {
    if (files.has(file)) return;
    const text = await readFile(path.join(folder, file), 'utf8');
    files.set(file, text);
    for (const [, specifier] of text.matchAll(imported))
      // A style sheet has no types.
      if (/\.tsx?$/.test(specifier!)) await visit(declarationOf(path.posix.join(path.posix.dirname(file), specifier!)));
  };
  for (const entry of entries) await visit(entry);
  return new Map([...files].sort(([one], [other]) => (one < other ? -1 : 1)));
}
