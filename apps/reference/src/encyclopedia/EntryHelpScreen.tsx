import { Navigate, usePageHeading, usePrivateText } from '@berea/shell-api';
import { Page } from '@berea/ui';
import type { EncyclopediaEntry } from '@berea/validation';
import { BackLinks } from '../answers/BackLinks.tsx';
import { CareAnswer } from '../answers/CareAnswer.tsx';
import { HelpThenAnswer } from '../answers/HelpThenAnswer.tsx';
import { useEntry } from './entry-query.ts';
import { Entry } from './Entry.tsx';

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
  const { shown, failed, fetching, again } = useEntry(known ? undefined : text, true);
  const asked = { data: shown?.entry, isError: failed, isFetching: fetching, refetch: again };
  return (
    <Page back={false}>
      <BackLinks to={{ href: '/encyclopedia', label: 'Back to Categories' }} />
      <HelpThenAnswer text={text} known={known} asked={asked}>
        {(entry) =>
          entry.care?.situation ? (
            <CareAnswer summary={entry.summary} text={entry.details} provenance={entry.provenance} />
          ) : (
            <Entry shown={shown ?? { entry, saved: undefined }} from={undefined} fetching={fetching} onFetch={again} />
          )
        }
      </HelpThenAnswer>
    </Page>
  );
}
