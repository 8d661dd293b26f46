import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runTool } from '../release/nx.ts';
import type { Contract } from './contract.ts';
import { exportedTypes, type ExportedType } from './exported-types.ts';

/**
 * What code that was compiled against an earlier contract can no longer rely on, in the compiler's words. A value has to
 * be of the type it had; a type is both read and written, so each of the two has to do for the other.
 * @param repository its packages are those that the declarations name
 */
export async function breaking(repository: string, before: Contract, after: Contract): Promise<string[]> {
  const gone = before.entries.filter((entry) => !after.entries.includes(entry));
  const kept = before.entries.filter((entry) => after.entries.includes(entry));
  // Inside, because the compiler looks for packages in the folders above.
  const cache = path.join(repository, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(path.join(cache, 'contracts-'));
  try {
    for (const [side, { files }] of Object.entries({ before, after }))
      for (const [file, text] of files) {
        const place = path.join(folder, side, file);
        await mkdir(path.dirname(place), { recursive: true });
        await writeFile(place, text);
      }
    const comparisons = kept.map((entry, at) => [`compare-${at}.ts`, comparison(before, entry)] as const);
    for (const [file, text] of comparisons) await writeFile(path.join(folder, file), text);
    const { output } = await runTool(repository, 'tsc', [
      '--pretty',
      'false',
      '-p',
      await configuration(
        repository,
        folder,
        comparisons.map(([file]) => file),
      ),
    ]);
    const found = output
      .replaceAll(`${folder}/`, '')
      // The lines under an error, which are indented, say where in the type it is.
      .split(/\n(?!\s)/)
      .map((error) => /^.*compare-(\d+)\.ts\(.*?\): error TS\d+: ([^]*)/.exec(error))
      .filter((match) => match !== null)
      .map(([, at, message]) => `${kept[Number(at)]}: ${message!.trimEnd()}`);
    return [...gone.map((entry) => `${entry} is no longer an entry.`), ...found];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function comparison(before: Contract, entry: string): string {
  const from = (side: string): string => JSON.stringify(`./${side}/${entry.replace(/\.d\.ts$/, '.ts')}`);
  const types = exportedTypes(before, entry).flatMap(({ name, parameters }: ExportedType, at) => {
    const named = (side: string): string =>
      `${side}.${name}${parameters > 0 ? `<${Array.from({ length: parameters }, () => 'any').join(', ')}>` : ''}`;
    return [
      `export const read${at} = (value: ${named('after')}): ${named('before')} => value;`,
      `export const written${at} = (value: ${named('before')}): ${named('after')} => value;`,
    ];
  });
  return [
    `import type * as before from ${from('before')};`,
    `import type * as after from ${from('after')};`,
    'export const values = (value: typeof after): typeof before => value;',
    ...types,
    '',
  ].join('\n');
}

async function configuration(repository: string, folder: string, files: readonly string[]): Promise<string> {
  const file = path.join(folder, 'tsconfig.json');
  const compilerOptions = { noUnusedLocals: false, types: [] };
  await writeFile(
    file,
    JSON.stringify({ extends: path.join(repository, 'tsconfig.base.json'), files, compilerOptions }),
  );
  return file;
}
