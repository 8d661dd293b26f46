import { Provenance } from '@berea/ui';
import type { Provenance as AnswerProvenance } from '@berea/validation';

/** What an answer rests on; nothing where a back end does not say. */
export function AnswerSources({ provenance }: { provenance: AnswerProvenance | undefined }) {
  return provenance ? <Provenance {...provenance} sourcesHref="/sources" /> : null;
}
