import { recogniseTyped, Unrecognised } from '@berea/api';
import { useSearchParams, useTakePrivately } from '@berea/shell-api';
import { LoadingPage } from '@berea/ui';
import { studyHelpAddress } from './address.ts';
import { GuidedStudy } from './GuidedStudy.tsx';
import { loadHelpScreen } from './help-screen.tsx';
import { TopicStep } from './TopicStep.tsx';

/**
 * Guided studies. The URL selects the step: the topic form, or the study for `?topic=…`. A topic that matches a crisis
 * rule never stays in the URL.
 */
export function GuidedStudiesScreen() {
  const [parameters, setParameters] = useSearchParams();
  const takePrivately = useTakePrivately();
  const topic = parameters.get('topic')?.trim() ?? '';
  const ask = async (wanted: string) =>
    (await recogniseTyped(wanted))
      ? takePrivately({ text: wanted }, studyHelpAddress)
      : setParameters({ topic: wanted });
  return (
    <Unrecognised
      key={topic}
      text={topic}
      helpAddress={studyHelpAddress}
      loadHelp={loadHelpScreen}
      loading={<LoadingPage />}
    >
      {() => (topic ? <GuidedStudy topic={topic} onBack={() => setParameters({})} /> : <TopicStep onTopic={ask} />)}
    </Unrecognised>
  );
}
