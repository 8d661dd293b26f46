import { typedDraft, useScriptureQuestion } from '@berea/api';
import { TakePrivately, useSettings } from '@berea/shell-api';
import { LoadingText, makeStyles, Page, PageTitle } from '@berea/ui';
import { useAsking } from '../answers/asking.ts';
import { FromAddress } from '../answers/FromAddress.tsx';
import { PageHint } from '../answers/PageHint.tsx';
import { ExamineLink } from '../examine/ExamineLink.tsx';
import { questionAddress, questionHelpAddress, questionIn } from './address.ts';
import { Answer } from './Answer.tsx';
import { Examples } from './Examples.tsx';
import { QuestionForm } from './QuestionForm.tsx';

const draft = typedDraft('question');

const useStyles = makeStyles({ loading: { marginTop: '40px' } });

/** Ask a Question. The URL selects the page: the answer for `/question?q=…`, else the form. */
export function QuestionScreen() {
  return <FromAddress helpAddress={questionHelpAddress}>{(written) => <Asked written={written} />}</FromAddress>;
}

function Asked({ written }: { written: string }) {
  const styles = useStyles();
  const { settings } = useSettings();
  const asked = questionIn(written);
  const answer = useScriptureQuestion(asked, settings.bibleVersion);
  const { data, isFetching, isSuccess } = answer;
  const { heading, field, ask } = useAsking<HTMLTextAreaElement>({
    asked,
    answer,
    draft,
    title: asked ? `${asked} · Ask a Question` : 'Ask a Question',
    description: asked
      ? data?.summary || data?.plainEnglishExplanation
      : 'Ask in plain English what the Bible says about something, and read an answer with the verses it rests on.',
    address: questionAddress,
    helpAddress: questionHelpAddress,
  });

  // The back end can recognise a crisis that the client-side rules missed.
  if (data?.care && asked) return <TakePrivately text={asked} answer={data} to={questionHelpAddress} />;
  if (isSuccess && asked) {
    return (
      <Page width="wide">
        <Answer asked={asked} answer={data} heading={heading} />
      </Page>
    );
  }
  return (
    <Page>
      <PageTitle ref={heading} lead="Ask in plain English, and read what scripture says.">
        Ask a Question
      </PageTitle>
      <ExamineLink />
      <PageHint storageKey="question" label="How to ask">
        Ask as you would ask a friend: “What does the Bible say about worry?” The answer comes with the verses it rests
        on, in the version you read. Choose a reference to see it in its chapter.
      </PageHint>
      <QuestionForm ref={field} written={written} draft={draft} asking={isFetching} onAsk={ask} />
      {!written && <Examples />}
      {isFetching && (
        <div className={styles.loading}>
          <LoadingText label="Getting Answer..." lines={7} />
        </div>
      )}
    </Page>
  );
}
