import { LoadingText, makeStyles, Notice, PageTitle, plainText, serifText, tokens } from '@berea/ui';
import { Contents } from '@berea/ui/answers';
import type { ApologeticsAnswer as Answer } from '@berea/validation';
import type { ReactNode, Ref } from 'react';
import { ActionsAbove } from '../answers/ActionsAbove.tsx';
import { AnswerSection } from '../answers/AnswerSection.tsx';
import { AnswerSources } from '../answers/AnswerSources.tsx';
import { Eyebrow } from '../answers/Eyebrow.tsx';
import { Paragraphs } from '../answers/Paragraphs.tsx';
import { ReferencesBeside } from '../answers/ReferencesBeside.tsx';
import { QuotedVerses } from '../scripture/QuotedVerses.tsx';
import { DeeperExplanation } from './markdown-part.ts';

const useStyles = makeStyles({
  nearest: {
    maxWidth: '62ch',
    margin: '18px 0 0',
    padding: '2px 0 2px 14px',
    borderLeft: `3px solid ${tokens.colorBrandStroke1}`,
    ...plainText,
    overflowWrap: 'anywhere',
  },
  list: {
    maxWidth: '68ch',
    margin: 0,
    paddingInlineStart: '1.2em',
    ...serifText(400, 1.58),
    color: tokens.colorNeutralForeground1,
  },
  book: { marginBottom: '4px', '::marker': { color: tokens.colorNeutralForeground3 } },
});

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

interface ApologeticsAnswerProps {
  /** What was typed or chosen. */
  asked: string;
  answer: Answer;
  heading: Ref<HTMLHeadingElement>;
}

/** The answer page of an objection, with the objection as its heading, and above it what was typed if it says it otherwise. */
export function ApologeticsAnswer({ asked, answer, heading }: ApologeticsAnswerProps) {
  const isOther = lettersOf(asked) !== lettersOf(answer.objection) && !answer.nearestTo;
  return (
    <article aria-label={answer.objection}>
      {isOther && <Eyebrow>You wrote: “{asked}”</Eyebrow>}
      <PageTitle ref={heading}>{answer.objection}</PageTitle>
      <ActionsAbove
        title={answer.objection}
        parts={[
          { title: 'The Common Objection', text: answer.commonObjection },
          { title: 'The Core Response', text: answer.coreResponse },
          { title: 'A Deeper Explanation', text: answer.deeperExplanation },
          {
            title: 'Key Supporting Scriptures',
            verses: answer.keyScriptures.map(({ reference, text }) => ({ scripture: reference, text })),
          },
        ]}
      />
      <AnswerBody answer={answer} />
    </article>
  );
}

const section = ({ anchor, title, content }: { anchor: string; title: string; content: ReactNode }) => (
  <AnswerSection key={anchor} anchor={anchor} title={title}>
    {content}
  </AnswerSection>
);

/** The sections of the answer to an objection, without the heading. */
export function AnswerBody({ answer }: { answer: Answer }) {
  const styles = useStyles();
  const {
    objection,
    commonObjection,
    coreResponse,
    deeperExplanation,
    keyScriptures,
    furtherReading,
    nearestTo,
    provenance,
  } = answer;
  const sections = [
    {
      anchor: 'objection',
      title: 'The Common Objection',
      content: <Paragraphs text={commonObjection ?? objection} />,
    },
    { anchor: 'response', title: 'The Core Response', content: <Paragraphs text={coreResponse} /> },
    {
      anchor: 'deeper',
      title: 'A Deeper Explanation',
      content: deeperExplanation.trim() && (
        <DeeperExplanation
          meanwhile={<LoadingText label="Loading..." lines={6} />}
          missing={(retry) => <Notice onRetry={retry}>The deeper explanation could not be loaded.</Notice>}
          markdown={deeperExplanation}
        />
      ),
    },
    {
      anchor: 'scriptures',
      title: 'Key Supporting Scriptures',
      content: keyScriptures.length > 0 && (
        <QuotedVerses
          label="Scriptures"
          verses={keyScriptures.map(({ reference, text }) => ({ scripture: reference, text }))}
          leads="into the reader"
          provenance={provenance}
        />
      ),
    },
    {
      anchor: 'reading',
      title: 'Thinkers & Further Reading',
      content: furtherReading.length > 0 && <FurtherReading books={furtherReading} />,
    },
  ].filter(({ content }) => content);
  return (
    <>
      {nearestTo && (
        <p role="note" className={styles.nearest}>
          Nothing here answers what you wrote as such. This is the nearest answer we have.
        </p>
      )}
      <Contents label="In this answer" sections={sections} />
      <ReferencesBeside
        references={keyScriptures.length > 0 && sections.filter(({ anchor }) => anchor === 'scriptures').map(section)}
        after={
          <>
            {sections.filter(({ anchor }) => anchor === 'reading').map(section)}
            <AnswerSources provenance={provenance} />
          </>
        }
      >
        {sections.filter(({ anchor }) => anchor !== 'scriptures' && anchor !== 'reading').map(section)}
      </ReferencesBeside>
    </>
  );
}

/** A list of books, each in the form 'Author, Title (year)'. */
function FurtherReading({ books }: { books: readonly string[] }) {
  const styles = useStyles();
  return (
    <ul className={styles.list}>
      {books.map((book) => (
        <li key={book} className={styles.book}>
          {book}
        </li>
      ))}
    </ul>
  );
}
