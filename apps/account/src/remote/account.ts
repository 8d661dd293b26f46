/** What the shell may load of this remote: the screens of its routes in package.json, by name. */
export { ProfileScreen as Profile } from '../profile/ProfileScreen.tsx';
export { SettingsScreen as Settings } from '../settings/SettingsScreen.tsx';
