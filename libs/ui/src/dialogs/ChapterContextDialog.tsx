import { Button, makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { LoadingText } from '../layout/Status.tsx';
import { tokens } from '../theme/tokens.ts';
import { ChapterContext, type ContextOfVerse } from './ChapterContext.tsx';
import { ContentDialog } from './ContentDialog.tsx';

const useStyles = makeStyles({
  surface: { maxWidth: '680px' },
  failure: { margin: '0 0 12px', fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
});

interface ChapterContextDialogProps {
  /** 'John 3:16', the heading. */
  reference: string;
  /** Undefined while loading. */
  context: ContextOfVerse | undefined;
  /** The last verse, if the target is a passage; the verses in between are marked too. */
  lastVerse?: number;
  /** BCP 47 language of the verses. */
  lang: string;
  /** Error message shown instead of the context when loading failed. */
  failure?: string;
  onRetry?: () => void;
  onClose: () => void;
  /** Additional actions next to Close. */
  actions?: ReactNode;
}

/**
 * A dialog that shows a verse in its chapter: a summary of the passage, which stays, and below it the verses with the
 * target marked and scrolled into view.
 */
export function ChapterContextDialog({
  reference,
  context,
  lastVerse,
  lang,
  failure,
  onRetry,
  onClose,
  actions,
}: ChapterContextDialogProps) {
  const styles = useStyles();
  return (
    <ContentDialog
      className={styles.surface}
      title={reference}
      region={`Context of ${reference}`}
      inParts={context !== undefined}
      actions={actions}
      onClose={onClose}
    >
      {failure === undefined ? (
        context ? (
          <ChapterContext context={context} lastVerse={lastVerse} lang={lang} />
        ) : (
          <LoadingText label="Loading context..." lines={6} />
        )
      ) : (
        <>
          <p className={styles.failure}>{failure}</p>
          {onRetry && <Button onClick={onRetry}>Try again</Button>}
        </>
      )}
    </ContentDialog>
  );
}
