/** What the shell may load of this remote: the screens of its routes in package.json, by name. */
export { ApologeticsHelp } from '../answers/help-screens.tsx';
export { ApologeticsScreen as Apologetics } from '../apologetics/ApologeticsScreen.tsx';
