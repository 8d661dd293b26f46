import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readContent, type Content } from './content.ts';
import { ReleaseError } from './release-error.ts';

const page = 'index.html';

/** The shell's build in its dist folder. */
export interface ShellBuild {
  /** Identifies the shell. The page's template is part of the hash. */
  readonly hash: string;
  readonly template: string;
  readonly dist: string;
  /** The files under `/shell/<hash>/`: everything except the template. */
  readonly content: Content;
}

/** Reads the shell's build from its dist folder. @throws ReleaseError when it was not built */
export async function readShellBuild(repository: string): Promise<ShellBuild> {
  const dist = path.join(repository, 'apps/shell/dist');
  let template: string;
  try {
    template = await readFile(path.join(dist, page), 'utf8');
  } catch (error) {
    throw new ReleaseError('The build of the shell left no index.html in apps/shell/dist.', { cause: error });
  }
  const { id } = await readContent(dist);
  return { hash: id, template, dist, content: await readContent(dist, [page]) };
}
