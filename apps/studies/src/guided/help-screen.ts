import { lazy } from 'react';

/** Loads the screen that shows help. Few people need it, but it must work without a network too. */
export const loadHelpScreen = () => import('./GuidedStudyHelpScreen.tsx');

export const GuidedStudyHelp = lazy(() => loadHelpScreen().then((part) => ({ default: part.GuidedStudyHelpScreen })));
