import { recognise } from '@berea/care';
import { TakePrivately, useSearchParams, useTakePrivately } from '@berea/shell-api';
import { studyHelpAddress } from './address.ts';
import { GuidedStudy } from './GuidedStudy.tsx';
import { TopicStep } from './TopicStep.tsx';

/**
 * Guided studies. The URL selects the step: the topic form, or the study for `?topic=…`. A topic that matches a crisis
 * rule never stays in the URL.
 */
export function GuidedStudiesScreen() {
  const [parameters, setParameters] = useSearchParams();
  const takePrivately = useTakePrivately();
  const topic = parameters.get('topic')?.trim();
  const ask = (wanted: string) =>
    recognise(wanted) ? takePrivately({ text: wanted }, studyHelpAddress) : setParameters({ topic: wanted });
  if (!topic) return <TopicStep onTopic={ask} />;
  if (recognise(topic)) return <TakePrivately text={topic} to={studyHelpAddress} />;
  return <GuidedStudy key={topic} topic={topic} onBack={() => setParameters({})} />;
}
