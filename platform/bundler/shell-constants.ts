import { builtIn } from './built-in.ts';
import { sharedVersions } from './shared.ts';

/** What the shell's sources name that its build knows, each as source text. */
export function shellConstants(appFolder: string): Record<string, string> {
  const { cards, roles } = builtIn();
  return {
    HOME_CARDS: JSON.stringify(cards),
    ROLES: JSON.stringify(roles),
    SHARED_VERSIONS: JSON.stringify(sharedVersions(appFolder)),
  };
}
