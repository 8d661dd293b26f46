import { latePart } from '@berea/shell-api';
import { LoadingPage, Notice, Page } from '@berea/ui';

/** Loads the screen that shows help. Few people need it, but it must work without a network too. */
export const loadHelpScreen = () => import('./GuidedStudyHelpScreen.tsx');

const Screen = latePart('The page with help', async () => (await loadHelpScreen()).GuidedStudyHelpScreen);

/** The screen that shows help. Where it does not come, a telephone may still work. */
export const GuidedStudyHelp = () => (
  <Screen
    meanwhile={<LoadingPage />}
    missing={(retry) => (
      <Page>
        <Notice title="This page could not be loaded" onRetry={retry}>
          If you or someone else is in danger now, call the emergency number of your country.
        </Notice>
      </Page>
    )}
  />
);
