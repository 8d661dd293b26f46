/** What the shell may load of this remote: the screens of its routes in package.json, by name. */
export { BibleScreen as Bible } from '../bible/BibleScreen.tsx';
