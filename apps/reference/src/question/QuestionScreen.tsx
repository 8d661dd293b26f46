import { typedDraft, useScriptureQuestion } from '@berea/api';
import { loadCareRules } from '@berea/care';
import { TakePrivately, useSettings } from '@berea/shell-api';
import { hideInPrint, LoadingText, makeStyles, Page, PageTitle, serifText, textSize, tokens } from '@berea/ui';
import { questionRule } from '@berea/validation';
import { useId } from 'react';
import { useAsking } from '../answers/asking.ts';
import { FromAddress } from '../answers/FromAddress.tsx';
import { LongTextForm } from '../answers/LongTextForm.tsx';
import { PageHint } from '../answers/PageHint.tsx';
import { ExamineLink } from '../examine/ExamineLink.tsx';
import { questionAddress, questionHelpAddress, questionIn } from './address.ts';
import { Answer } from './Answer.tsx';

const draft = typedDraft('question');

/** Ask a Question. The URL selects the page: the answer for `/question?q=…`, else the form. */
export function QuestionScreen() {
  return <FromAddress helpAddress={questionHelpAddress}>{(written) => <Asked written={written} />}</FromAddress>;
}

function Asked({ written }: { written: string }) {
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
      <LongTextForm
        ref={field}
        name="Ask a Question"
        label="Your question"
        placeholder="What does the Bible say about…"
        rows={4}
        rule={questionRule}
        load={loadCareRules}
        max={500}
        cutsOff
        initial={written}
        draft={draft}
        busy={isFetching}
        action="Get Verses"
        progress="Getting Answer..."
        enterSubmits
        onSubmit={ask}
      />
      {!written && <Examples />}
      {isFetching && <LoadingText label="Getting Answer..." lines={7} below="40px" />}
    </Page>
  );
}

const useStyles = makeStyles({
  examples: { marginTop: '48px', maxWidth: '640px', ...hideInPrint },
  title: { margin: '0 0 8px', ...textSize(300), fontWeight: 600, color: tokens.colorNeutralForeground2 },
  list: { margin: 0, padding: 0, listStyle: 'none' },
  item: { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  link: {
    display: 'block',
    padding: '10px 0 11px',
    ...serifText(400),
    color: tokens.colorNeutralForeground1,
    textDecoration: 'none',
    outlineOffset: '-2px',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover, color: tokens.colorBrandForegroundLink },
  },
});

const questions = [
  'How do I stop worrying?',
  'Why does God allow suffering?',
  'How can I forgive someone who hurt me?',
  'What happens when we die?',
];

/** Example questions, shown while no question is asked. */
function Examples() {
  const styles = useStyles();
  const title = useId();
  return (
    <section className={styles.examples} aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        Questions people ask
      </h2>
      <ul className={styles.list}>
        {questions.map((question) => (
          <li key={question} className={styles.item}>
            <a className={styles.link} href={questionAddress(question)}>
              {question}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
