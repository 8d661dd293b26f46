import { useScriptureQuestion } from '@berea/api';
import { recognise } from '@berea/care';
import {
  TakePrivately,
  useNavigate,
  usePageHeading,
  useSearchParams,
  useSettings,
  useTakePrivately,
} from '@berea/shell-api';
import { LoadingText, makeStyles, Page, PageTitle } from '@berea/ui';
import { useRef } from 'react';
import { PageHint } from '../answers/PageHint.tsx';
import { useOutcome } from '../answers/outcome.ts';
import { useScrollToTop } from '../answers/scroll-to-top.ts';
import { questionAddress, questionHelpAddress, questionIn } from './address.ts';
import { Answer } from './Answer.tsx';
import { Examples } from './Examples.tsx';
import { QuestionForm } from './QuestionForm.tsx';

const useStyles = makeStyles({ loading: { marginTop: '40px' } });

/**
 * Ask a Question. The URL selects the page: the answer for `/question?q=…`, else the form. A question that matches a
 * crisis rule never stays in the URL.
 */
export function QuestionScreen() {
  const [parameters] = useSearchParams();
  const written = parameters.get('q') ?? '';
  if (recognise(written)) return <TakePrivately text={written.trim()} to={questionHelpAddress} />;
  return <Asked key={written} written={written} />;
}

function Asked({ written }: { written: string }) {
  const styles = useStyles();
  useScrollToTop();
  const navigate = useNavigate();
  const takePrivately = useTakePrivately();
  const { settings } = useSettings();
  const asked = questionIn(written);
  const answer = useScriptureQuestion(asked, settings.bibleVersion);
  const { data, isFetching, isSuccess, refetch } = answer;
  const heading = usePageHeading(asked ? `${asked} · Ask a Question` : 'Ask a Question');
  const field = useRef<HTMLTextAreaElement>(null);
  useOutcome(answer, heading, field);

  const ask = (next: string) => {
    if (recognise(next)) takePrivately({ text: next }, questionHelpAddress);
    else if (next === asked) void refetch();
    else void navigate(questionAddress(next));
  };

  // The back end can recognise a crisis that the client-side rules missed.
  if (data?.care && asked) return <TakePrivately text={asked} answer={data} to={questionHelpAddress} />;
  if (isSuccess && asked) {
    return (
      <Page>
        <Answer asked={asked} answer={data} heading={heading} />
      </Page>
    );
  }
  return (
    <Page>
      <PageTitle ref={heading} lead="Ask in plain English, and read what scripture says.">
        Ask a Question
      </PageTitle>
      <PageHint storageKey="question" label="How to ask">
        Ask as you would ask a friend: “What does the Bible say about worry?” The answer comes with the verses it rests
        on, in the version you read. Choose a reference to see it in its chapter.
      </PageHint>
      <QuestionForm ref={field} written={written} asking={isFetching} onAsk={ask} />
      {!written && <Examples />}
      {isFetching && (
        <div className={styles.loading}>
          <LoadingText label="Getting Answer..." lines={7} />
        </div>
      )}
    </Page>
  );
}
