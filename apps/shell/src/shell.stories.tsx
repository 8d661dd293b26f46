import { screenStory } from '@berea/shell-api/testing/stories';
import { NotFound } from './not-found/NotFound.tsx';
import { RemoteUnavailable } from './remotes/RemoteUnavailable.tsx';

/** What the shell shows in the place of a screen. */
export default { title: 'Shell', parameters: { bleed: true } };

const unavailable = (kind: 'unreachable' | 'incompatible' | 'disabled') =>
  screenStory(
    <RemoteUnavailable failure={{ kind, detail: '' }} onRetry={() => undefined} />,
    /Everything else still works/,
  );

export const AddressOfNothing = screenStory(<NotFound />, 'Page not found', { at: '/nowhere' });
export const AddressOfAPlace = screenStory(<NotFound />, 'Read John 3:16', { at: '/john3:16' });
export const RemoteUnreachable = unavailable('unreachable');
export const RemoteIncompatible = unavailable('incompatible');
export const RemoteDisabled = unavailable('disabled');
