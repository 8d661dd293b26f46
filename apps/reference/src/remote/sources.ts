/** What the shell may load of this remote: the screens of its routes in package.json, by name. */
export { SourcesScreen as Sources } from '../sources/SourcesScreen.tsx';
