/** What the shell may load of this remote: the screens of its routes in package.json, by name. */
export { ApologeticsHelpScreen as ApologeticsHelp } from '../apologetics/ApologeticsHelpScreen.tsx';
export { ApologeticsScreen as Apologetics } from '../apologetics/ApologeticsScreen.tsx';
export { QuestionHelpScreen as QuestionHelp } from '../question/QuestionHelpScreen.tsx';
export { QuestionScreen as Question } from '../question/QuestionScreen.tsx';
