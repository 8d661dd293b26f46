/** What the shell may load of this remote: the screens of its routes in package.json, by name. */
export { ContactScreen as Contact } from '../contact/ContactScreen.tsx';
