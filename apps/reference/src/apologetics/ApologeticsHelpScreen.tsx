import { useApologeticsAnswer, useCareHelp } from '@berea/api';
import { Navigate, usePageHeading, usePrivateText, useSettings } from '@berea/shell-api';
import { ArrowLeft20Regular, LinkButton, Page } from '@berea/ui';
import { HelpFirst } from '@berea/ui/care';
import type { ApologeticsAnswer } from '@berea/validation';
import { BackLinks } from '../answers/BackLinks.tsx';
import { AnswerBody } from './ApologeticsAnswer.tsx';

/**
 * For a crisis objection: help first, then the answer. The objection is not in the URL, so a reload returns to the list
 * of topics.
 */
export function ApologeticsHelpScreen() {
  const taken = usePrivateText();
  if (!taken) return <Navigate to="/apologetics" replace />;
  return <HelpWithAnswer key={taken.text} text={taken.text} known={taken.answer as ApologeticsAnswer | undefined} />;
}

function HelpWithAnswer({ text, known }: { text: string; known: ApologeticsAnswer | undefined }) {
  usePageHeading('Defend the Faith');
  const { settings } = useSettings();
  const asked = useApologeticsAnswer(known ? undefined : text, settings.bibleVersion);
  const answer = known ?? asked.data;
  const help = useCareHelp(text, { care: answer?.care, isError: asked.isError });
  return (
    <Page back={false}>
      <BackLinks>
        <LinkButton href="/apologetics" appearance="subtle" icon={<ArrowLeft20Regular />}>
          Back to Topics
        </LinkButton>
      </BackLinks>
      <HelpFirst help={help} failed={asked.isError} fetching={asked.isFetching} onRetry={() => void asked.refetch()}>
        {answer && (
          <article aria-label="Answer">
            <AnswerBody answer={answer} />
          </article>
        )}
      </HelpFirst>
    </Page>
  );
}
