import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { useEffect, useRef, type ReactNode } from 'react';
import { LoadingText } from '../layout/Status.tsx';
import { tokens } from '../theme/tokens.ts';
import { ContentDialog } from './ContentDialog.tsx';

/** Delay before scrolling to the target, so that the dialog is positioned first. Milliseconds. */
const scrollDelay = 100;

const useStyles = makeStyles({
  surface: { maxWidth: '680px' },
  heading: {
    margin: '0 0 6px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: 600,
    letterSpacing: '0.04em',
    color: tokens.colorBrandForeground1,
  },
  summary: {
    margin: '0 0 10px',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase400,
    color: tokens.colorNeutralForeground1,
  },
  verses: {
    margin: '18px 0 0',
    padding: '16px 0 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    listStyleType: 'none',
    fontFamily: tokens.fontFamilySerif,
    fontSize: tokens.fontSizeBase400,
    lineHeight: 1.6,
  },
  verse: { padding: '2px 8px', borderRadius: '2px' },
  target: { backgroundColor: tokens.colorTargetVerse, borderLeft: `3px solid ${tokens.colorBrandStroke1}` },
  number: {
    marginInlineEnd: '0.5em',
    fontFamily: tokens.fontFamilyBase,
    fontSize: '0.68em',
    fontWeight: 600,
    verticalAlign: '0.35em',
    color: tokens.colorNeutralForeground3,
    userSelect: 'none',
  },
  failure: { margin: '0 0 12px', fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
});

interface ChapterContext {
  /** Paragraphs are separated by an empty line. */
  readonly contextSummary: string;
  readonly verses: readonly { readonly number: number; readonly text: string }[];
  readonly targetVerse: number;
}

interface ChapterContextDialogProps {
  /** 'John 3:16', the heading. */
  reference: string;
  /** Undefined while loading. */
  context: ChapterContext | undefined;
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
 * A dialog that shows a verse in its chapter: a summary of the passage, and the verses with the target marked and
 * scrolled into view.
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
      actions={actions}
      onClose={onClose}
    >
      {failure === undefined ? (
        context ? (
          <Context context={context} lastVerse={lastVerse} lang={lang} />
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

function Context({
  context: { contextSummary, verses, targetVerse },
  lastVerse = targetVerse,
  lang,
}: {
  context: ChapterContext;
  lastVerse?: number;
  lang: string;
}) {
  const styles = useStyles();
  const target = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(
      () => target.current?.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' }),
      scrollDelay,
    );
    return () => clearTimeout(timer);
  }, [verses, targetVerse]);
  return (
    <>
      <h3 className={styles.heading}>Context</h3>
      {contextSummary.split(/\n{2,}/).map((paragraph, index) => (
        <p key={index} className={styles.summary}>
          {paragraph}
        </p>
      ))}
      <ol className={styles.verses} lang={lang}>
        {verses.map(({ number, text }) => (
          <li
            key={number}
            ref={number === targetVerse ? target : undefined}
            aria-current={number === targetVerse || undefined}
            className={mergeClasses(styles.verse, number >= targetVerse && number <= lastVerse && styles.target)}
          >
            <span className={styles.number}>{number}</span>
            {text}
          </li>
        ))}
      </ol>
    </>
  );
}
