import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { serifText, textSize } from '../theme/style-parts.ts';
import { tokens } from '../theme/tokens.ts';

/** Delay before scrolling to the target, so that the dialog is positioned first. Milliseconds. */
const scrollDelay = 100;

const useStyles = makeStyles({
  heading: {
    margin: '0 0 6px',
    ...textSize(200),
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
  // The summary stays in view while the verses are scrolled to the target.
  about: { flexShrink: 0, maxHeight: 'min(24vh, 240px)', overflowY: 'auto' },
  chapter: {
    flexShrink: 1,
    minHeight: 'min(26vh, 260px)',
    overflowY: 'auto',
    marginTop: '8px',
    paddingTop: '12px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  verses: { margin: 0, padding: 0, listStyleType: 'none', ...serifText(400, 1.6) },
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
});

/** A part that scrolls: focusable, so that it can be scrolled with the keyboard. */
const scrolling = (name: string) => ({ role: 'region', 'aria-label': name, tabIndex: 0 });

/** A passage summary and the verses of its chapter. */
export interface ContextOfVerse {
  /** Paragraphs are separated by an empty line. */
  readonly contextSummary: string;
  readonly verses: readonly { readonly number: number; readonly text: string }[];
  readonly targetVerse: number;
}

/** A summary of a passage and its chapter, with the target marked and scrolled into view. */
export function ChapterContext({
  context: { contextSummary, verses, targetVerse },
  lastVerse = targetVerse,
  lang,
}: {
  context: ContextOfVerse;
  /** The last verse of the target, if it is a passage. */
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
      {contextSummary && (
        <div className={styles.about} {...scrolling('Context')}>
          <h3 className={styles.heading}>Context</h3>
          {contextSummary.split(/\n{2,}/).map((paragraph, index) => (
            <p key={index} className={styles.summary}>
              {paragraph}
            </p>
          ))}
        </div>
      )}
      <div className={styles.chapter} {...scrolling('The chapter')}>
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
      </div>
    </>
  );
}
