import { useExamination } from '@berea/api';
import { failureToast, useHost, useLocation, useNavigate, usePageHeading } from '@berea/shell-api';
import { LoadingText, Page, PageTitle } from '@berea/ui';
import { examinedTextRule, maxExaminedLength } from '@berea/validation';
import { useEffect, useRef, useState } from 'react';
import { LongTextForm } from '../answers/LongTextForm.tsx';
import { useScrollToTop } from '../answers/scroll-to-top.ts';
import { Report } from './Report.tsx';

/** Of the entry in the history that shows the report, so that Back leads to the form with its text. */
interface Step {
  readonly examined: true;
}

/** Examine a Text. What is pasted is in this page's memory only: neither in its address nor in any store. */
export function ExamineScreen() {
  useScrollToTop();
  const { toast } = useHost();
  const examination = useExamination();
  const [written, setWritten] = useState('');
  const heading = usePageHeading('Examine a Text');
  const field = useRef<HTMLTextAreaElement>(null);
  const { isPending, isError, submittedAt, mutate, reset } = examination;
  const navigate = useNavigate();
  const isExamined = (useLocation().state as Step | null)?.examined === true;
  const data = isExamined ? examination.data : undefined;
  useEffect(() => {
    if (!data) return;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [data, heading]);
  const wasExamined = useRef(isExamined);
  useEffect(() => {
    if (wasExamined.current && !isExamined) {
      reset();
      field.current?.focus();
    }
    wasExamined.current = isExamined;
  }, [isExamined, reset]);
  // Only now the field can take the focus again.
  useEffect(() => {
    if (isError) field.current?.focus();
  }, [isError, submittedAt]);

  const examine = (text: string) => {
    setWritten(text);
    mutate(text, {
      onError: () => toast(failureToast('Please try again in a moment.', { title: 'Unable to examine the text' })),
    });
    if (!isExamined) void navigate('/examine', { state: { examined: true } satisfies Step });
  };
  if (data)
    return (
      <Page>
        <PageTitle ref={heading}>What was found</PageTitle>
        <Report examination={data} onAnother={() => void navigate(-1)} />
      </Page>
    );
  return (
    <Page>
      <PageTitle
        ref={heading}
        lead="Whether these things are so: every reference in a text is looked up, and every quotation compared with the Bible word by word."
      >
        Examine a Text
      </PageTitle>
      {/* What is too long is said, not cut off. */}
      <LongTextForm
        ref={field}
        name="Examine a Text"
        label="The text"
        placeholder="Paste a sermon, a post or a machine’s answer…"
        rows={12}
        rule={examinedTextRule}
        max={maxExaminedLength}
        cutsOff={false}
        initial={written}
        busy={isExamined && isPending}
        action="Examine"
        progress="Examining..."
        onSubmit={examine}
      />
      {isExamined && isPending && <LoadingText label="Examining..." lines={6} below="40px" />}
    </Page>
  );
}
