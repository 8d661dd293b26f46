import { screenStory } from '@berea/shell-api/testing/stories';
import { NotFound } from './not-found/NotFound.tsx';
import { RegistryContext } from './remotes/registry-context.ts';
import { RemoteUnavailable } from './remotes/RemoteUnavailable.tsx';
import { registryOf } from './remotes/testing/registry.ts';

/** What the shell shows in the place of a screen. */
export default { title: 'Shell', parameters: { bleed: true } };

const unavailable = (kind: 'unreachable' | 'incompatible' | 'disabled') =>
  screenStory(
    <RemoteUnavailable failure={{ kind, detail: '' }} onRetry={() => undefined} />,
    /Everything else still works/,
  );

const registry = registryOf({ reader: { routes: [{ path: '/search', role: 'search' }] } });
const notFound = (
  <RegistryContext value={registry}>
    <NotFound />
  </RegistryContext>
);

export const AddressOfNothing = screenStory(notFound, 'Page not found', { at: '/nowhere' });
export const AddressOfAPlace = screenStory(notFound, 'Read John 3:16', { at: '/john3:16' });
export const RemoteUnreachable = unavailable('unreachable');
export const RemoteIncompatible = unavailable('incompatible');
export const RemoteDisabled = unavailable('disabled');
