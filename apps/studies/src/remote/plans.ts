/** What the shell may load of this remote: the screens of its routes in package.json, by name. */
export { PlansScreen as Plans } from '../plans/PlansScreen.tsx';
