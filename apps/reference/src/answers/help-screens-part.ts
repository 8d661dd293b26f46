/** What is loaded to show help. */
export { ApologeticsHelpScreen } from '../apologetics/ApologeticsHelpScreen.tsx';
export { EntryHelpScreen } from '../encyclopedia/EntryHelpScreen.tsx';
export { QuestionHelpScreen } from '../question/QuestionHelpScreen.tsx';
