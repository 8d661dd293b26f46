import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { App } from './apps.ts';
import { readContent, type Content } from './content.ts';
import { ReleaseError } from './release-error.ts';
import type { Offer } from './registry-changes.ts';

/** The parts of the federation plugin's manifest that the registry needs. */
const manifest = z.object({
  metaData: z.object({ remoteEntry: z.object({ name: z.string() }) }),
  exposes: z.array(z.object({ assets: z.object({ js: z.object({ sync: z.array(z.string()) }) }) })),
});

/** A remote's build in its dist folder, and what the registry says about it. */
export interface RemoteBuild extends Offer {
  readonly dist: string;
  readonly content: Content;
}

/** Reads a remote's build. @throws ReleaseError when the app is not a remote or was not built */
export async function readRemoteBuild(app: App): Promise<RemoteBuild> {
  if (!app.offer)
    throw new ReleaseError(`apps/${app.name}/package.json has no "berea" part that says which routes it serves.`);
  const dist = path.join(app.folder, 'dist');
  const { metaData, exposes } = await readManifest(app.name, dist);
  const content = await readContent(dist);
  const id = `${app.version}-${content.id}`;
  const entry = metaData.remoteEntry.name;
  const exposed = exposes.flatMap(({ assets }) => assets.js.sync);
  return {
    remote: app.name,
    id,
    dist,
    content,
    version: {
      base: `/r/${app.name}/${id}/`,
      entry,
      preload: [...new Set([entry, ...exposed])],
      routes: [...app.offer.routes],
      hostApi: app.offer.hostApi,
      files: { ...content.files },
    },
  };
}

async function readManifest(name: string, dist: string): Promise<z.infer<typeof manifest>> {
  try {
    return manifest.parse(JSON.parse(await readFile(path.join(dist, 'mf-manifest.json'), 'utf8')));
  } catch (error) {
    throw new ReleaseError(`The build of ${name} left no usable mf-manifest.json in apps/${name}/dist.`, {
      cause: error,
    });
  }
}
