import { homeCards } from './home-cards.ts';
import { sharedVersions } from './shared.ts';

/** What the shell's sources name that its build knows, each as source text. */
export const shellConstants = (appFolder: string): Record<string, string> => ({
  HOME_CARDS: JSON.stringify(homeCards()),
  SHARED_VERSIONS: JSON.stringify(sharedVersions(appFolder)),
});
