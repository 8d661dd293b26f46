import { screenStories } from '@berea/shell-api/testing/stories';
import { remote } from './testing/remote.ts';

/** The screens of account, settings and contact. They are forms, and none waits for data. */
export default { title: 'Remotes/Account', parameters: { bleed: true } };

const show = screenStories(remote);
export const SignIn = show('/auth', 'Password');
export const ForgottenPassword = show('/auth/forgotten', /password/i);
export const NewPasswordWithoutLink = show('/auth/new-password', /link/i);
export const Profile = show('/profile', 'lydia@thyatira.example', { signedIn: true });
export const Settings = show('/settings', 'Font Size');
export const SettingsChosen = show('/settings', 'Font Size', { settings: { theme: 'dark', fontSize: 'large' } });
export const Contact = show('/contact', 'Submit a Prayer Request');
