import { CallFailure, useBookOverview } from '@berea/api';
import type { Book } from '@berea/scripture';
import { failureToast, latePart, useFailureToast } from '@berea/shell-api';
import { BookOpen20Regular, Button, useFocusReturn } from '@berea/ui';
import { useEffect, useState } from 'react';

const BookOverviewDialog = latePart(
  'The book overview',
  async () => (await import('./BookOverviewDialog.tsx')).BookOverviewDialog,
);

/** The error message of the function if it sent one, otherwise a general message. */
const errorMessage = (error: Error | null): string =>
  (error instanceof CallFailure && error.ownMessage) || 'Failed to load book overview. Please try again.';

/** Loads the overview of the chosen book on click and shows it in a dialog. A failure shows a toast. */
export function BookOverviewButton({ book }: { book: Book | undefined }) {
  const [requested, setRequested] = useState<Book>();
  const wanted = requested !== undefined && requested === book;
  const overview = useBookOverview(wanted ? requested : undefined);
  const { data, isFetching } = overview;
  const failed = overview.isError && !isFetching;
  const remember = useFocusReturn(requested !== undefined);

  useFailureToast(overview, failureToast(errorMessage(overview.error)));
  useEffect(() => {
    if (failed) setRequested(undefined);
  }, [failed]);
  // A request for a book that is no longer chosen is over: its failure says nothing, and choosing it again opens
  // nothing.
  useEffect(() => setRequested(undefined), [book]);

  return (
    <>
      <Button
        icon={<BookOpen20Regular />}
        disabled={!book || (wanted && isFetching)}
        onClick={() => {
          remember();
          setRequested(book);
        }}
      >
        Book Overview
      </Button>
      {wanted && data && (
        <BookOverviewDialog
          overview={data}
          onClose={() => setRequested(undefined)}
          onMissing={() => setRequested(undefined)}
        />
      )}
    </>
  );
}
