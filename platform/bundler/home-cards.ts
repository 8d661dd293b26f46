import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contributions, type HomeCard } from '@berea/registry';
import { z } from 'zod';

const repository = path.resolve(import.meta.dirname, '../..');

const manifest = z.object({ berea: z.object({ contributions: z.optional(contributions) }).optional() });

/**
 * The home page's cards as the remotes of this repository contribute them. They are built into the shell, which shows
 * them while it has no registry.
 */
export function homeCards(): HomeCard[] {
  return globSync('apps/*/package.json', { cwd: repository })
    .map((file) => manifest.parse(JSON.parse(readFileSync(path.join(repository, file), 'utf8'))))
    .flatMap(({ berea }) => berea?.contributions?.home ?? [])
    .sort((one, other) => one.order - other.order);
}
