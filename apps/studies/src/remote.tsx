import type { Remote } from '@berea/shell-api';
import { GuidedStudiesScreen } from './guided/GuidedStudiesScreen.tsx';
import { JournalScreen } from './journal/JournalScreen.tsx';
import { SavedStudyScreen } from './journal/SavedStudyScreen.tsx';

/** All that the studies offer. */
export const remote: Remote = {
  routes: [
    { path: '/guided-studies', Component: GuidedStudiesScreen },
    { path: '/saved-studies', Component: JournalScreen },
    { path: '/saved-studies/:id', Component: SavedStudyScreen },
  ],
};
