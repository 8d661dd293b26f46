import { latePart } from '@berea/shell-api';
import { LoadingPage, Notice, Page } from '@berea/ui';

/** Loads the screens that show help. Few people need them, but they must work without a network too. */
export const loadHelpScreens = () => import('./help-screens-part.ts');

function screen(name: keyof Awaited<ReturnType<typeof loadHelpScreens>>) {
  const Screen = latePart('The page with help', async () => (await loadHelpScreens())[name]);
  return () => <Screen meanwhile={<LoadingPage />} missing={(retry) => <HelpMissing onRetry={retry} />} />;
}

/** A telephone may work where the network does not. */
const HelpMissing = ({ onRetry }: { onRetry: () => void }) => (
  <Page>
    <Notice title="This page could not be loaded" onRetry={onRetry}>
      If you or someone else is in danger now, call the emergency number of your country.
    </Notice>
  </Page>
);

export const QuestionHelp = screen('QuestionHelpScreen');
export const ApologeticsHelp = screen('ApologeticsHelpScreen');
export const EntryHelp = screen('EntryHelpScreen');
