import path from 'node:path';
import type { Contract } from './contract.ts';

/** A type that an entry exports, and how many parameters it takes. */
export interface ExportedType {
  readonly name: string;
  readonly parameters: number;
}

const list = /export (type )?\{([^}]*)\} from '(\.[^']+)'/g;
const all = /export \* from '(\.[^']+)'/g;
const declared = /^export (?:declare )?(?:interface|type) (\w+)/gm;

/** The interfaces and type aliases that a file exports: its own, and those of other files of the library. */
export function exportedTypes({ files }: Pick<Contract, 'files'>, file: string): ExportedType[] {
  const text = files.get(file) ?? '';
  const target = (specifier: string): string =>
    path.posix.join(path.posix.dirname(file), specifier.replace(/\.tsx?$/, '.d.ts'));
  const own = [...text.matchAll(declared)].map(([whole, name], _at) => ({
    name: name!,
    parameters: countParameters(text.slice(text.indexOf(whole) + whole.length)),
  }));
  const listed = [...text.matchAll(list)].flatMap(([, allTypes, names, specifier]) =>
    names!
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== '' && (allTypes !== undefined || one.startsWith('type ')))
      .flatMap((one) => {
        const [name = '', as = name] = one.replace(/^type /, '').split(' as ');
        const found = exportedTypes({ files }, target(specifier!)).find((type) => type.name === name);
        return found ? [{ ...found, name: as }] : [];
      }),
  );
  const passedOn = [...text.matchAll(all)].flatMap(([, specifier]) => exportedTypes({ files }, target(specifier!)));
  return [...own, ...listed, ...passedOn];
}

/** How many parameters stand at the beginning of a text: '<A, B extends C<D>> = …' has two. */
function countParameters(text: string): number {
  if (!text.startsWith('<')) return 0;
  let depth = 0;
  let count = 1;
  for (const [at, letter] of [...text].entries()) {
    if ('<([{'.includes(letter)) depth++;
    // Not the end of an arrow.
    if (')]}'.includes(letter) || (letter === '>' && text[at - 1] !== '=')) depth--;
    if (letter === ',' && depth === 1) count++;
    if (depth === 0) break;
  }
  return count;
}
