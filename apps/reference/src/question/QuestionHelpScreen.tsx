import { useCareHelp, useScriptureQuestion } from '@berea/api';
import { Navigate, usePageHeading, usePrivateText, useSettings } from '@berea/shell-api';
import { Page } from '@berea/ui';
import { HelpFirst } from '@berea/ui/care';
import type { QuestionAnswer } from '@berea/validation';
import { AnswerBody } from './Answer.tsx';

/** A question that shows somebody in danger: help, then the answer. The question is in no address; a reload leads to the form. */
export function QuestionHelpScreen() {
  const taken = usePrivateText();
  if (!taken) return <Navigate to="/question" replace />;
  return <Helped key={taken.text} text={taken.text} known={taken.answer as QuestionAnswer | undefined} />;
}

function Helped({ text, known }: { text: string; known: QuestionAnswer | undefined }) {
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
