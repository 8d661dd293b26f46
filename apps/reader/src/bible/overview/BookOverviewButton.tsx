import { CallFailure, useBookOverview } from '@berea/api';
import type { Book } from '@berea/scripture';
import { useHost } from '@berea/shell-api';
import { BookOpen20Regular, Button } from '@berea/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useFocusReturn } from '../focus-return.ts';

const BookOverviewDialog = lazy(() =>
  import('./BookOverviewDialog.tsx').then((part) => ({ default: part.BookOverviewDialog })),
);

/** The function's own sentence where it gave one. */
const said = (error: Error): string =>
  (error instanceof CallFailure && error.status > 0 && error.message) ||
  'Failed to load book overview. Please try again.';

/** Asks for the overview of the chosen book and shows it. */
export function BookOverviewButton({ book, className }: { book: Book | undefined; className?: string }) {
  const { toast } = useHost();
  const [asked, setAsked] = useState<Book>();
  const { data, error, isFetching } = useBookOverview(asked);
  const failed = isFetching ? null : error;
  const remember = useFocusReturn(asked !== undefined);

  useEffect(() => {
    if (!failed) return;
    toast({ title: 'Error', description: said(failed), kind: 'destructive' });
    setAsked(undefined);
  }, [failed, toast]);

  const wanted = asked !== undefined && asked === book;
  return (
    <>
      <Button
        className={className}
        icon={<BookOpen20Regular />}
        disabled={!book || (wanted && isFetching)}
        onClick={() => {
          remember();
          setAsked(book);
        }}
      >
        Book Overview
      </Button>
      {wanted && data && (
        <Suspense>
          <BookOverviewDialog overview={data} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </>
  );
}
