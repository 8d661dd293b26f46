/** What the shell may load of this remote: the screens of its routes in package.json, by name. */
export { EntryHelp } from '../answers/help-screens.tsx';
export { EntryScreen as Entry } from '../encyclopedia/EntryScreen.tsx';
