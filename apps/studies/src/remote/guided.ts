/** What the shell may load of this remote: the screens of its routes in package.json, by name. */
export { GuidedStudiesScreen as GuidedStudies } from '../guided/GuidedStudiesScreen.tsx';
export { GuidedStudyHelp } from '../guided/help-screen.tsx';
