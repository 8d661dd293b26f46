import { examinedTextRule, maxExaminedLength } from '@berea/validation';
import type { Ref } from 'react';
import { LongTextForm } from '../answers/LongTextForm.tsx';

interface ExamineFormProps {
  /** The text to begin with. */
  written: string;
  examining: boolean;
  onExamine: (text: string) => unknown;
  ref?: Ref<HTMLTextAreaElement>;
}

/** The form that takes the text. What is too long is said, not cut off. */
export function ExamineForm({ written, examining, onExamine, ref }: ExamineFormProps) {
  return (
    <LongTextForm
      ref={ref}
      name="Examine a Text"
      label="The text"
      placeholder="Paste a sermon, a post or a machine’s answer…"
      rows={12}
      rule={examinedTextRule}
      max={maxExaminedLength}
      cutsOff={false}
      written={written}
      busy={examining}
      action="Examine"
      progress="Examining..."
      onSubmit={onExamine}
    />
  );
}
