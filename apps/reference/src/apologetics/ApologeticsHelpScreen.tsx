import { useApologeticsAnswer } from '@berea/api';
import { Navigate, usePageHeading, usePrivateText, useSettings } from '@berea/shell-api';
import { Page } from '@berea/ui';
import type { ApologeticsAnswer } from '@berea/validation';
import { BackLinks } from '../answers/BackLinks.tsx';
import { CareAnswer } from '../answers/CareAnswer.tsx';
import { HelpThenAnswer } from '../answers/HelpThenAnswer.tsx';
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
  return (
    <Page back={false}>
      <BackLinks to={{ href: '/apologetics', label: 'Back to Topics' }} />
      <HelpThenAnswer text={text} known={known} asked={asked}>
        {(answer) =>
          answer.care?.situation ? (
            <CareAnswer
              summary={answer.coreResponse}
              text={answer.deeperExplanation}
              verses={answer.keyScriptures}
              provenance={answer.provenance}
            />
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
