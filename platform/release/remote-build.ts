import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { App } from './apps.ts';
import { refuseWrongBackend, type Backend } from './backend.ts';
import { readContent, type Content } from './content.ts';
import { refuseGlobalStyles } from './global-styles.ts';
import type { Origin } from './origin.ts';
import { ReleaseError } from './release-error.ts';
import type { Offer } from './registry-changes.ts';
import { serverBuildIn } from './server-build.ts';

/** The parts of the federation plugin's manifest that the registry needs. */
const manifest = z.object({
  metaData: z.object({ globalName: z.string(), remoteEntry: z.object({ name: z.string() }) }),
  exposes: z.array(z.object({ path: z.string(), assets: z.object({ js: z.object({ sync: z.array(z.string()) }) }) })),
});

/** What the bundler writes about the shared packages. */
const needs = z.object({ parts: z.record(z.string(), z.array(z.string())).default({}) });

/** A remote's build in its dist folder, and what the registry says about it. */
export interface RemoteBuild extends Offer {
  readonly dist: string;
  readonly content: Content;
}

/**
 * Reads a remote's build.
 * @param project what the Supabase project of this repository deploys, to check what the remote says that it needs
 * @throws ReleaseError when the app is not a remote, was not built, lacks the module of a route, or has styles that would
 * apply to the whole product
 */
export async function readRemoteBuild(app: App, origin: Origin, project?: Backend): Promise<RemoteBuild> {
  const { offer } = app;
  if (!offer)
    throw new ReleaseError(`apps/${app.name}/package.json has no "berea" part that says which routes it serves.`);
  const dist = path.join(app.folder, 'dist');
  const { metaData, exposes } = await readManifest(app.name, dist);
  const content = await readContent(dist);
  const files = Object.keys(content.files);
  await refuseGlobalStyles(dist, files);
  if (project) await refuseWrongBackend(app.name, dist, files, offer.backend, project);
  const { parts } = needs.parse(JSON.parse(await readFile(path.join(dist, 'needs.json'), 'utf8')));
  const scripts = new Map(exposes.map(({ path: expose, assets }) => [expose, assets.js.sync]));
  const id = `${app.version}-${content.id}`;
  return {
    remote: app.name,
    owner: offer.owner,
    id,
    dist,
    content,
    version: {
      base: `/r/${app.name}/${id}/`,
      entry: metaData.remoteEntry.name,
      container: metaData.globalName,
      routes: offer.routes.map((route) => {
        const preload = scripts.get(route.expose);
        if (!preload)
          throw new ReleaseError(`The build of ${app.name} has no ${route.expose}, which ${route.path} needs.`);
        return { ...route, preload, parts: parts[route.expose] ?? [] };
      }),
      server: serverBuildIn(content),
      hostApi: offer.hostApi,
      backend: offer.backend,
      contributions: offer.contributions,
      ...origin,
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
