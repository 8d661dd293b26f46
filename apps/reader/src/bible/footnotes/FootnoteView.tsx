import { focusRing, makeStyles, smallText, textSize, tokens, useBackStep } from '@berea/ui';
import { useLayoutEffect, useRef } from 'react';

const useStyles = makeStyles({
  box: {
    position: 'absolute',
    inset: 'auto',
    boxSizing: 'border-box',
    width: 'max-content',
    maxWidth: 'min(340px, 100vw - 32px)',
    margin: 0,
    padding: '10px 14px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: tokens.shadow16,
    fontFamily: tokens.fontFamilyBase,
    ...textSize(300),
    overflowWrap: 'break-word',
    ...focusRing('-1px'),
  },
  meaning: { margin: '6px 0 0', ...smallText },
});

/** Pixels between the mark and the note, and between the note and the edge of the window. */
const [gap, edge] = [8, 16];

interface FootnoteViewProps {
  /** The mark in the text, `[data-footnote]`, which holds the note. */
  mark: HTMLElement;
  onClose: () => void;
}

/**
 * A translator's note at its mark. The browser's own popover: Escape and a press elsewhere close it, and it lies over
 * everything. It is where it was opened while the page scrolls.
 */
export function FootnoteView({ mark, onClose }: FootnoteViewProps) {
  const styles = useStyles();
  const box = useRef<HTMLDivElement>(null);
  const text = mark.dataset['footnote'] ?? '';
  useLayoutEffect(() => {
    const note = box.current!;
    note.showPopover();
    const at = mark.getBoundingClientRect();
    const { width, height } = note.getBoundingClientRect();
    const top = at.bottom + gap + height > innerHeight ? at.top - gap - height : at.bottom + gap;
    const left = Math.max(edge, Math.min(at.left, document.documentElement.clientWidth - width - edge));
    note.style.top = `${top + scrollY}px`;
    note.style.left = `${left + scrollX}px`;
    note.focus({ preventScroll: true });
  }, [mark]);
  useBackStep(true, onClose);
  return (
    <div
      ref={box}
      popover="auto"
      role="dialog"
      aria-label={mark.getAttribute('aria-label') ?? 'Footnote'}
      tabIndex={-1}
      className={styles.box}
      onToggle={({ newState }) => {
        if (newState === 'closed') onClose();
      }}
    >
      {text}
      {abbreviationsIn(text).map((meaning) => (
        <p key={meaning} className={styles.meaning}>
          {meaning}
        </p>
      ))}
    </div>
  );
}

/** What the translators' abbreviations stand for. */
const abbreviations: readonly (readonly [sign: RegExp, meaning: string])[] = [
  [/\bNU\b/, 'NU: the Greek text of Nestle-Aland and the United Bible Societies'],
  [/\bTR\b/, 'TR: the Greek text that the King James Version was made from (Textus Receptus)'],
  [/\bMT\b/, 'MT: the traditional Hebrew text (Masoretic Text)'],
  [/\bLXX\b/, 'LXX: the old Greek translation (Septuagint)'],
  [/\bDSS\b/, 'DSS: the Dead Sea Scrolls'],
  [/\bHeb\./, 'Heb.: in Hebrew'],
  [/\bChald\./, 'Chald.: in Aramaic'],
  [/\bGr\./, 'Gr.: in Greek'],
];

/** The meaning of each abbreviation in a note. */
const abbreviationsIn = (note: string): readonly string[] =>
  abbreviations.filter(([sign]) => sign.test(note)).map(([, meaning]) => meaning);
