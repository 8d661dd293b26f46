import type { Content } from './content.ts';
import { ReleaseError } from './release-error.ts';
import type { RemoteBuild } from './remote-build.ts';
import type { ShellBuild } from './shell-build.ts';

/** The build for the server, a file of an app's build. */
const serverFile = 'server/index.cjs';

/** The path of the server build, or null for a remote that has none. */
export const serverBuildIn = ({ files }: Content): string | null =>
  Object.hasOwn(files, serverFile) ? serverFile : null;

/**
 * Refuses a build without what its pages are rendered with: they would be sent empty, and nothing else would tell. A remote
 * needs a server build when one of its routes has `prerender`.
 * @throws ReleaseError
 */
export function refuseMissingServerBuild(build: RemoteBuild | ShellBuild): void {
  if (serverBuildIn(build.content)) return;
  if (!('version' in build)) throw missing('shell', 'every rendered page');
  const rendered = build.version.routes.find(({ prerender }) => prerender);
  if (rendered) throw missing(build.remote, rendered.path);
}

const missing = (app: string, what: string): ReleaseError =>
  new ReleaseError(`The build of ${app} has no ${serverFile}, which ${what} needs. Build it again.`);
