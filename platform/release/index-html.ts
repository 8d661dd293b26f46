import type { Registry } from '@berea/registry';
import { pageCopy } from './page-copy.ts';
import { ReleaseError } from './release-error.ts';

const placeholder = '<!-- berea:registry -->';

/**
 * The page for a shell and a registry. The shell's build uses addresses under `/shell/__HASH__/` and marks the place of
 * the registry with a comment.
 * @param shell the shell's hash
 * @throws ReleaseError when the template has no placeholder for the registry
 */
export function inlineRegistry(template: string, shell: string, registry: Registry): string {
  if (!template.includes(placeholder))
    throw new ReleaseError(`The shell's index.html has no ${placeholder}, so the registry cannot be put into it.`);
  return template
    .replaceAll('/shell/__HASH__/', `/shell/${shell}/`)
    .replace(placeholder, () => registryScript(registry));
}

/** The element of a page that holds its copy of the registry. */
export function registryScript(registry: Registry): string {
  // `<` is escaped so that no value can end the script element.
  const json = JSON.stringify(pageCopy(registry)).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="berea-registry">${json}</script>`;
}
