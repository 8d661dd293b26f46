import { Button, hideInPrint, LinkButton, makeStyles, PageTitle, plainText } from '@berea/ui';
import { Contents } from '@berea/ui/answers';
import type { QuestionAnswer } from '@berea/validation';
import { useState, type Ref } from 'react';
import { ActionsAbove } from '../answers/ActionsAbove.tsx';
import { AnswerSection } from '../answers/AnswerSection.tsx';
import { AnswerSources } from '../answers/AnswerSources.tsx';
import { Eyebrow } from '../answers/Eyebrow.tsx';
import { Paragraphs } from '../answers/Paragraphs.tsx';
import { ReferencesBeside } from '../answers/ReferencesBeside.tsx';
import { QuotedVerses } from '../scripture/QuotedVerses.tsx';
import { NearCards } from './NearCards.tsx';

const useStyles = makeStyles({
  none: { margin: 0, ...plainText },
  answers: { margin: '6px 0 0', ...plainText },
  more: { marginTop: '12px', ...hideInPrint },
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
      <Eyebrow>Your question</Eyebrow>
      <PageTitle ref={heading}>{asked}</PageTitle>
      {answer.answers && <p className={styles.answers}>This is our answer to “{answer.answers}”</p>}
      {answer.outcome !== 'declined' && (
        <ActionsAbove
          title={asked}
          parts={[
            { title: 'Summary Answer', text: answer.summary },
            { title: 'Putting It All Together', text: answer.plainEnglishExplanation },
            { title: 'Where Christians Differ', text: answer.whereChristiansDiffer },
            { title: 'Key Scripture References', verses: answer.references },
          ]}
        />
      )}
      <AnswerBody answer={answer} />
    </article>
  );
}

/** How many passages are shown at first where there is nothing but passages. */
const firstPassages = 3;

/** The sections of an answer, without the question. */
export function AnswerBody({ answer }: { answer: QuestionAnswer }) {
  const styles = useStyles();
  const {
    summary,
    plainEnglishExplanation,
    references,
    whereChristiansDiffer,
    outcome,
    nearest = [],
    provenance,
  } = answer;
  const sections = [
    { anchor: 'summary', title: 'Summary Answer', content: <Paragraphs size="lead" text={summary} /> },
    {
      anchor: 'explanation',
      title: 'Putting It All Together',
      content: plainEnglishExplanation.trim() && <Paragraphs text={plainEnglishExplanation} />,
    },
    {
      anchor: 'differences',
      title: 'Where Christians Differ',
      content: whereChristiansDiffer && <Paragraphs text={whereChristiansDiffer} />,
    },
  ].filter(({ content }) => content);
  const passages = { anchor: 'references', title: 'Key Scripture References' };
  const answered = outcome !== 'declined';
  return (
    <>
      {/* Where the text is short, everything is in view. */}
      {answered && sections.length > 1 && <Contents label="In this answer" sections={[...sections, passages]} />}
      <ReferencesBeside
        references={
          answered && (
            <AnswerSection {...passages}>
              {references.length > 0 ? (
                <References answer={answer} />
              ) : (
                <p className={styles.none}>No passage was found for this question.</p>
              )}
            </AnswerSection>
          )
        }
        after={
          <>
            {nearest.length > 0 && <NearCards cards={nearest} />}
            {answered && <AnswerSources provenance={provenance} />}
            <LinkButton className={styles.another} href="/question" appearance="primary" size="large">
              Ask Another Question
            </LinkButton>
          </>
        }
      >
        {sections.map(({ anchor, title, content }) => (
          <AnswerSection key={anchor} anchor={anchor} title={title}>
            {content}
          </AnswerSection>
        ))}
      </ReferencesBeside>
    </>
  );
}

/** The passages of an answer; of those that only may help, the first ones until the reader wants all. */
function References({ answer: { references, outcome, provenance } }: { answer: QuestionAnswer }) {
  const styles = useStyles();
  const [all, setAll] = useState(outcome !== 'passages' || references.length <= firstPassages);
  return (
    <>
      <QuotedVerses
        label="References"
        verses={all ? references : references.slice(0, firstPassages)}
        leads="to its chapter here"
        provenance={provenance}
      />
      {!all && (
        <Button className={styles.more} onClick={() => setAll(true)}>
          Show all {references.length} passages
        </Button>
      )}
    </>
  );
}
