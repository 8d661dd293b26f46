import { lazy } from 'react';

/** Loads the screens that show help. Few people need them, but they must work without a network too. */
export const loadHelpScreens = () => import('./help-screens-part.ts');

const screen = (name: keyof Awaited<ReturnType<typeof loadHelpScreens>>) =>
  lazy(() => loadHelpScreens().then((part) => ({ default: part[name] })));

export const QuestionHelp = screen('QuestionHelpScreen');
export const ApologeticsHelp = screen('ApologeticsHelpScreen');
export const EntryHelp = screen('EntryHelpScreen');
