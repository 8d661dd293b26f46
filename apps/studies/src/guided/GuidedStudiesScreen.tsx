import { useSearchParams } from '@berea/shell-api';
import { GuidedStudy } from './GuidedStudy.tsx';
import { TopicStep } from './TopicStep.tsx';

/** Guided studies. The address says which step it is: without a topic the form, `?topic=…` the study. */
export function GuidedStudiesScreen() {
  const [parameters, setParameters] = useSearchParams();
  const topic = parameters.get('topic')?.trim();
  if (!topic) return <TopicStep onTopic={(wanted) => setParameters({ topic: wanted })} />;
  return <GuidedStudy key={topic} topic={topic} onBack={() => setParameters({})} />;
}
