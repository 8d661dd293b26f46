/** What the shell may load of this remote: the screens of its routes in package.json, by name. */
export { AuthScreen as Auth } from '../auth/AuthScreen.tsx';
export { ForgottenScreen as Forgotten } from '../auth/ForgottenScreen.tsx';
export { NewPasswordScreen as NewPassword } from '../auth/NewPasswordScreen.tsx';
