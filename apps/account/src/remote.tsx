import type { Remote } from '@berea/shell-api';
import { SettingsScreen } from './settings/SettingsScreen.tsx';

/** All that the account offers. */
export const remote: Remote = {
  routes: [{ path: '/settings', Component: SettingsScreen }],
};
