import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'postcss';
import selectors from 'postcss-selector-parser';
import { ReleaseError } from './release-error.ts';

/** The selectors of a style sheet that name no class and no id, so that they apply to every remote and to the shell. */
function globalSelectors(css: string): string[] {
  const found: string[] = [];
  parse(css).walkRules((rule) => {
    // The steps of an animation look like rules.
    if (rule.parent?.type === 'atrule' && /keyframes$/i.test((rule.parent as { name?: string }).name ?? '')) return;
    selectors((root) =>
      root.each((selector) => {
        let own = false;
        selector.walk((part) => void (own ||= part.type === 'class' || part.type === 'id'));
        if (!own) found.push(selector.toString().trim());
      }),
    ).processSync(rule.selector);
  });
  return found;
}

/**
 * Refuses a remote whose style sheets would apply to the whole product: `h1 {}` stays until the page is reloaded.
 * @throws ReleaseError that names the file and the selectors
 */
export async function refuseGlobalStyles(dist: string, files: readonly string[]): Promise<void> {
  for (const file of files.filter((name) => name.endsWith('.css'))) {
    const found = globalSelectors(await readFile(path.join(dist, file), 'utf8'));
    if (found.length > 0)
      throw new ReleaseError(
        `${file} has selectors without a class, which would apply to the whole product: ${found.join(', ')}.`,
      );
  }
}
