import { useCareHelp, useScriptureQuestion } from '@berea/api';
import { Navigate, usePageHeading, usePrivateText, useSettings } from '@berea/shell-api';
import { Page } from '@berea/ui';
import { HelpFirst } from '@berea/ui/care';
import type { QuestionAnswer } from '@berea/validation';
import { AnswerBody } from './Answer.tsx';

/**
 * For a crisis question: help first, then the answer. The question is not in the URL, so a reload returns to the form.
 */
export function QuestionHelpScreen() {
  const taken = usePrivateText();
  if (!taken) return <Navigate to="/question" replace />;
  return <HelpWithAnswer key={taken.text} text={taken.text} known={taken.answer as QuestionAnswer | undefined} />;
}

function HelpWithAnswer({ text, known }: { text: string; known: QuestionAnswer | undefined }) {
  usePageHeading('Ask a Question');
  const { settings } = useSettings();
  const asked = useScriptureQuestion(known ? undefined : text, settings.bibleVersion);
  const answer = known ?? asked.data;
  const help = useCareHelp(text, { care: answer?.care, isError: asked.isError });
  return (
    <Page>
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
