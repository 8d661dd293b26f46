import { hideInPrint, LinkButton, makeStyles, PageTitle, ThinSources, tokens } from '@berea/ui';
import type { QuestionAnswer } from '@berea/validation';
import type { Ref } from 'react';
import { AnswerSection } from '../answers/AnswerSection.tsx';
import { AnswerSources } from '../answers/AnswerSources.tsx';
import { Paragraphs } from '../answers/Paragraphs.tsx';
import { QuotedVerses } from '../scripture/QuotedVerses.tsx';

const useStyles = makeStyles({
  eyebrow: {
    margin: '0 0 4px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  none: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground2,
  },
  another: { marginTop: '40px', ...hideInPrint },
});

/** The answer page of a question, with the question as its heading. */
export function Answer({
  asked,
  answer,
  heading,
}: {
  asked: string;
  answer: QuestionAnswer;
  heading: Ref<HTMLHeadingElement>;
}) {
  const styles = useStyles();
  return (
    <article aria-label="Answer">
      <p className={styles.eyebrow}>Your question</p>
      <PageTitle ref={heading}>{asked}</PageTitle>
      <AnswerBody answer={answer} />
    </article>
  );
}

/** The sections of an answer, without the question. */
export function AnswerBody({ answer }: { answer: QuestionAnswer }) {
  const styles = useStyles();
  const { summary, plainEnglishExplanation, references, whereChristiansDiffer, provenance } = answer;
  return (
    <>
      {provenance?.confidence === 'low' && references.length > 0 && (
        <ThinSources>
          Few of the sources here speak to this question. Read the answer as a place to begin, not as the last word.
        </ThinSources>
      )}
      <AnswerSection title="Summary Answer">
        <Paragraphs size="lead" text={summary} />
      </AnswerSection>
      {plainEnglishExplanation.trim() && (
        <AnswerSection title="Putting It All Together">
          <Paragraphs text={plainEnglishExplanation} />
        </AnswerSection>
      )}
      {whereChristiansDiffer && (
        <AnswerSection title="Where Christians Differ">
          <Paragraphs text={whereChristiansDiffer} />
        </AnswerSection>
      )}
      <AnswerSection title="Key Scripture References">
        {references.length > 0 ? (
          <QuotedVerses label="References" verses={references} leads="to its chapter here" provenance={provenance} />
        ) : (
          <p className={styles.none}>No passage was found for this question.</p>
        )}
      </AnswerSection>
      <AnswerSources provenance={provenance} />
      <LinkButton className={styles.another} href="/question" appearance="primary" size="large">
        Ask Another Question
      </LinkButton>
    </>
  );
}
