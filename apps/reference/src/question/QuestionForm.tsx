import { loadCareRules } from '@berea/care';
import { questionRule } from '@berea/validation';
import type { Ref } from 'react';
import { LongTextForm } from '../answers/LongTextForm.tsx';

interface QuestionFormProps {
  /** The text from the URL, valid or not; '' if there is none. */
  written: string;
  asking: boolean;
  onAsk: (question: string) => unknown;
  ref?: Ref<HTMLTextAreaElement>;
}

/** The question form. */
export function QuestionForm({ written, asking, onAsk, ref }: QuestionFormProps) {
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
      busy={asking}
      action="Get Verses"
      progress="Getting Answer..."
      enterSubmits
      onSubmit={onAsk}
    />
  );
}
