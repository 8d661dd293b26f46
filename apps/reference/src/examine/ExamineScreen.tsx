import { useExamination } from '@berea/api';
import { failureToast, usePageHeading, useHost } from '@berea/shell-api';
import { LoadingText, makeStyles, Page, PageTitle } from '@berea/ui';
import { useEffect, useRef, useState } from 'react';
import { useScrollToTop } from '../answers/scroll-to-top.ts';
import { ExamineForm } from './ExamineForm.tsx';
import { Report } from './Report.tsx';

const useStyles = makeStyles({ loading: { marginTop: '40px' } });

/** Examine a Text. What is pasted is in this page's memory only: neither in its address nor in any store. */
export function ExamineScreen() {
  const styles = useStyles();
  useScrollToTop();
  const { toast } = useHost();
  const examination = useExamination();
  const [written, setWritten] = useState('');
  const heading = usePageHeading('Examine a Text');
  const field = useRef<HTMLTextAreaElement>(null);
  const { data, isPending, mutate, reset } = examination;
  useEffect(() => {
    if (!data) return;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [data, heading]);

  const examine = (text: string) => {
    setWritten(text);
    mutate(text, {
      onError: () => {
        toast(failureToast('Please try again in a moment.', { title: 'Unable to examine the text' }));
        field.current?.focus();
      },
    });
  };
  if (data)
    return (
      <Page>
        <PageTitle ref={heading}>What was found</PageTitle>
        <Report examination={data} onAnother={reset} />
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
      <ExamineForm ref={field} written={written} examining={isPending} onExamine={examine} />
      {isPending && (
        <div className={styles.loading}>
          <LoadingText label="Examining..." lines={6} />
        </div>
      )}
    </Page>
  );
}
