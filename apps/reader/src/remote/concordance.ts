/** What the shell may load of this remote: the screens of its routes in package.json, by name. */
export { ConcordanceScreen as Concordance } from '../concordance/ConcordanceScreen.tsx';
