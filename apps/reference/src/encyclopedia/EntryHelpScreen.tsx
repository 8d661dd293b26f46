import { useCareHelp } from '@berea/api';
import { Navigate, usePageHeading, usePrivateText } from '@berea/shell-api';
import { ArrowLeft20Regular, LinkButton, Page } from '@berea/ui';
import { HelpFirst } from '@berea/ui/care';
import type { EncyclopediaEntry } from '@berea/validation';
import { BackLinks } from '../answers/BackLinks.tsx';
import { Entry } from './Entry.tsx';
import { useEntry } from './entry-query.ts';

/**
 * For a crisis search: help first, then the entry. The term is not in the URL, so a reload returns to the categories.
 */
export function EntryHelpScreen() {
  const taken = usePrivateText();
  if (!taken) return <Navigate to="/encyclopedia" replace />;
  return <HelpWithEntry key={taken.text} text={taken.text} known={taken.answer as EncyclopediaEntry | undefined} />;
}

function HelpWithEntry({ text, known }: { text: string; known: EncyclopediaEntry | undefined }) {
  usePageHeading('Encyclopedia');
  const {
    shown = known && { entry: known, saved: undefined },
    failed,
    fetching,
    again,
  } = useEntry(known ? undefined : text, true);
  const help = useCareHelp(text, { care: shown?.entry.care, isError: failed });
  return (
    <Page back={false}>
      <BackLinks>
        <LinkButton href="/encyclopedia" appearance="subtle" icon={<ArrowLeft20Regular />}>
          Back to Categories
        </LinkButton>
      </BackLinks>
      <HelpFirst help={help} failed={failed} fetching={fetching} onRetry={again}>
        {shown && <Entry shown={shown} from={undefined} fetching={fetching} onFetch={again} />}
      </HelpFirst>
    </Page>
  );
}
