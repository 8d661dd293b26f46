import { loadCareRules } from '@berea/care';
import { questionRule } from '@berea/validation';
import type { TextDraft } from '@berea/ui';
import type { Ref } from 'react';
import { LongTextForm } from '../answers/LongTextForm.tsx';

interface QuestionFormProps {
  /** The text from the URL, valid or not; '' if there is none. */
  written: string;
  /** Where the text is kept until it is answered. */
  draft: TextDraft;
  asking: boolean;
  onAsk: (question: string) => unknown;
  ref?: Ref<HTMLTextAreaElement>;
}

/** The question form. */
export function QuestionForm({ written, draft, asking, onAsk, ref }: QuestionFormProps) {
  return (
    <LongTextForm
      ref={ref}
      name="Ask a Question"
      label="Your question"
      placeholder="What does the Bible say about…"
      rows={4}
      rule={questionRule}
      load={loadCareRules}
      max={500}
      cutsOff
      written={written}
      draft={draft}
      busy={asking}
      action="Get Verses"
      progress="Getting Answer..."
      enterSubmits
      onSubmit={onAsk}
    />
  );
}
