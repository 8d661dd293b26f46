import type { Remote } from '@berea/shell-api';
import { AuthScreen } from './auth/AuthScreen.tsx';
import { ForgottenScreen } from './auth/ForgottenScreen.tsx';
import { NewPasswordScreen } from './auth/NewPasswordScreen.tsx';
import { ContactScreen } from './contact/ContactScreen.tsx';
import { ProfileScreen } from './profile/ProfileScreen.tsx';
import { SettingsScreen } from './settings/SettingsScreen.tsx';

/** The routes of the account remote. */
export const remote: Remote = {
  routes: [
    { path: '/auth', Component: AuthScreen },
    { path: '/auth/forgotten', Component: ForgottenScreen },
    { path: '/auth/new-password', Component: NewPasswordScreen },
    { path: '/profile', Component: ProfileScreen },
    { path: '/settings', Component: SettingsScreen },
    { path: '/contact', Component: ContactScreen },
  ],
};
