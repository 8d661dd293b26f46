import type { Remote } from '@berea/shell-api';
import { studyHelpAddress } from './guided/address.ts';
import { GuidedStudiesScreen } from './guided/GuidedStudiesScreen.tsx';
import { GuidedStudyHelpScreen } from './guided/GuidedStudyHelpScreen.tsx';
import { JournalScreen } from './journal/JournalScreen.tsx';
import { SavedStudyScreen } from './journal/SavedStudyScreen.tsx';

/** The routes of the studies remote. */
export const remote: Remote = {
  routes: [
    { path: '/guided-studies', Component: GuidedStudiesScreen },
    { path: studyHelpAddress, Component: GuidedStudyHelpScreen },
    { path: '/saved-studies', Component: JournalScreen },
    { path: '/saved-studies/:id', Component: SavedStudyScreen },
  ],
};
