/** What the shell may load of this remote: the screens of its routes in package.json, by name. */
export { QuestionHelp } from '../answers/help-screens.tsx';
export { QuestionScreen as Question } from '../question/QuestionScreen.tsx';
