import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** A command that a document shows. */
export interface Documented {
  readonly document: string;
  /** As it is written, without a comment after it. */
  readonly command: string;
}

/** Where somebody who is new finds commands, in the order in which they are read. */
const documents = ['README.md', 'CONTRIBUTING.md', 'docs/releases.md'];

/** Variables, then a program that is used here. */
const isCommand = /^(?:[A-Z_]+=\S+ )*(?:(?:npm|npx|git|nx|time) .|export [A-Z_]+=)/;

/** Every command of these documents, in order: lines of code blocks, and code in sentences and tables. */
export async function documentedCommands(repository: string): Promise<Documented[]> {
  const found = await Promise.all(
    documents.map(async (document) => {
      const parts = (await readFile(path.join(repository, document), 'utf8')).split(/^```.*$/m);
      return parts
        .flatMap((part, at) =>
          at % 2 === 1 ? part.split('\n') : [...part.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code!),
        )
        .map((code) => code.replace(/\s+# .*$/, '').trim())
        .filter((code) => isCommand.test(code))
        .map((command) => ({ document, command }));
    }),
  );
  return found.flat();
}
