import { useScriptureQuestion } from '@berea/api';
import { Navigate, usePageHeading, usePrivateText, useSettings } from '@berea/shell-api';
import { hideInPrint, LinkButton, makeStyles, Page } from '@berea/ui';
import type { QuestionAnswer } from '@berea/validation';
import { CareAnswer } from '../answers/CareAnswer.tsx';
import { HelpThenAnswer } from '../answers/HelpThenAnswer.tsx';
import { AnswerBody } from './Answer.tsx';

const useStyles = makeStyles({ back: { marginTop: '28px', ...hideInPrint } });

/**
 * For a crisis question: help first, then the answer. The question is not in the URL, so a reload returns to the form.
 */
export function QuestionHelpScreen() {
  const taken = usePrivateText();
  if (!taken) return <Navigate to="/question" replace />;
  return <HelpWithAnswer key={taken.text} text={taken.text} known={taken.answer as QuestionAnswer | undefined} />;
}

function HelpWithAnswer({ text, known }: { text: string; known: QuestionAnswer | undefined }) {
  const styles = useStyles();
  usePageHeading('Ask a Question');
  const { settings } = useSettings();
  const asked = useScriptureQuestion(known ? undefined : text, settings.bibleVersion);
  return (
    <Page>
      <HelpThenAnswer text={text} known={known} asked={asked}>
        {(answer) =>
          answer.care?.situation ? (
            <>
              <CareAnswer
                summary={answer.summary}
                text={answer.plainEnglishExplanation}
                verses={answer.references.map(({ scripture, text: verse }) => ({ reference: scripture, text: verse }))}
                provenance={answer.provenance}
              />
              <LinkButton className={styles.back} href="/question">
                Ask something else
              </LinkButton>
            </>
          ) : (
            <article aria-label="Answer">
              <AnswerBody answer={answer} />
            </article>
          )
        }
      </HelpThenAnswer>
    </Page>
  );
}
