import { readCardText } from '@berea/care';
import { versionById, versions } from '@berea/scripture';
import { useSettings } from '@berea/shell-api';
import { CareCard } from '@berea/ui/care';
import type { Provenance } from '@berea/validation';
import { ProseWithReferences } from '../scripture/ProseWithReferences.tsx';
import { quotationOf } from '../scripture/quotation.ts';
import { ScriptureReference } from '../scripture/ScriptureReference.tsx';

interface CareAnswerProps {
  readonly summary: string;
  /** The field of the answer that holds the sections of the card. */
  readonly text: string;
  /** An encyclopedia entry has none. */
  readonly verses?: readonly { readonly reference: string; readonly text: string }[];
  readonly provenance: Provenance | undefined;
}

/** An answer that is a care card. Its references open their chapter in a dialog, so that nobody loses the page. */
export function CareAnswer({ summary, text, verses = [], provenance }: CareAnswerProps) {
  const { settings } = useSettings();
  return (
    <CareCard
      summary={summary}
      sections={readCardText(text)}
      verses={verses}
      lang={quotationOf(versionById(settings.bibleVersion) ?? versions[0]!, provenance).lang}
      sources={provenance?.sources ?? []}
      sourcesHref="/sources"
      renderReference={(reference) => <ScriptureReference reference={reference} leads="to its chapter here" />}
      renderProse={(paragraph) => <ProseWithReferences>{paragraph}</ProseWithReferences>}
    />
  );
}
