import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contributions, routeAddress, type HomeCard } from '@berea/registry';
import { z } from 'zod';

const repository = path.resolve(import.meta.dirname, '../..');

const route = z.object({ path: z.string(), role: z.optional(z.string()) });
const manifest = z.object({
  berea: z.object({ routes: z.array(route), contributions: z.optional(contributions) }).optional(),
});

/**
 * What the remotes of this repository say that the shell shows while it has no registry: the cards of the home page,
 * and the addresses of the screens that have a role.
 */
export function builtIn(): { readonly cards: readonly HomeCard[]; readonly roles: Readonly<Record<string, string>> } {
  const remotes = globSync('apps/*/package.json', { cwd: repository }).flatMap(
    (file) => manifest.parse(JSON.parse(readFileSync(path.join(repository, file), 'utf8'))).berea ?? [],
  );
  return {
    cards: remotes
      .flatMap(({ contributions: added }) => added?.home ?? [])
      .sort((one, other) => one.order - other.order),
    roles: Object.fromEntries(
      remotes.flatMap(({ routes }) => routes.flatMap((one) => (one.role ? [[one.role, routeAddress(one)]] : []))),
    ),
  };
}
