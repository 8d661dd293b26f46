import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { readContent, type Content } from './content.ts';
import { ReleaseError } from './release-error.ts';

/** The page's template, a file of the shell's build. */
export const templateFile = 'index.html';

/** What the shell's build says that it provides to remotes. */
const provided = z.object({
  /** The versions of the parts that a remote's `hostApi` names. */
  versions: z.record(z.string(), z.string()),
});

/** The shell's build in its dist folder. */
export interface ShellBuild {
  /** Identifies the shell: a hash of its content, the page's template included. */
  readonly hash: string;
  readonly dist: string;
  readonly content: Content;
  readonly provides: Readonly<Record<string, string>>;
}

/** Reads the shell's build. @param dist where it is @throws ReleaseError when it was not built */
export async function readShellBuild(
  repository: string,
  dist = path.join(repository, 'apps/shell/dist'),
): Promise<ShellBuild> {
  try {
    await readFile(path.join(dist, templateFile));
    const { versions } = provided.parse(JSON.parse(await readFile(path.join(dist, 'provides.json'), 'utf8')));
    const content = await readContent(dist);
    return { hash: content.id, dist, content, provides: versions };
  } catch (error) {
    throw new ReleaseError('The build of the shell left no usable index.html and provides.json in its dist folder.', {
      cause: error,
    });
  }
}
