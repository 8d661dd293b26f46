import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { AtRule, parse, type Node, type Rule } from 'postcss';
import selectors, { type Selector } from 'postcss-selector-parser';
import { ReleaseError } from './release-error.ts';

/** Pseudo-classes that match what their selectors match, or what contains it. `:not()` matches everything else. */
const narrowing = new Set([':is', ':where', ':has']);

/** Whether a selector names a class or an id, so that it applies only where the remote wrote that name. */
const isOwn = (selector: Selector): boolean =>
  selector.some(
    (part) =>
      part.type === 'class' ||
      part.type === 'id' ||
      (part.type === 'pseudo' && narrowing.has(part.value) && part.nodes.length > 0 && part.nodes.every(isOwn)),
  );

/** Whether a rule stands inside another rule, whose selector it narrows, or is a step of an animation. */
function isPartOfAnother({ parent }: Rule): boolean {
  for (let around: Node['parent'] = parent; around; around = around.parent)
    if (around.type === 'rule' || (around instanceof AtRule && /keyframes$/i.test(around.name))) return true;
  return false;
}

/** The selectors of a style sheet that apply to every remote and to the shell. */
function globalSelectors(css: string): string[] {
  const found: string[] = [];
  parse(css).walkRules((rule) => {
    if (isPartOfAnother(rule)) return;
    selectors((root) =>
      root.each((selector) => {
        if (!isOwn(selector)) found.push(selector.toString().trim());
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
