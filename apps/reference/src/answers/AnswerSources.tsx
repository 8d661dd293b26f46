import { Provenance } from '@berea/ui/answers';
import type { Provenance as AnswerProvenance } from '@berea/validation';

/** The sources of an answer. Renders nothing if the back end sends no provenance. */
export function AnswerSources({ provenance }: { provenance: AnswerProvenance | undefined }) {
  return provenance ? <Provenance {...provenance} sourcesHref="/sources" /> : null;
}
