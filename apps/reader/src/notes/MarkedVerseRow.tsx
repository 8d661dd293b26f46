import type { Version } from '@berea/scripture';
import { bibleAddress } from '@berea/shell-api';
import {
  Button,
  coarsePointer,
  hideInPrint,
  makeStyles,
  mergeClasses,
  quietLink,
  serifText,
  smallText,
  textSize,
  tokens,
  useFocusReturn,
} from '@berea/ui';
import { useState } from 'react';
import { HighlightDialog } from '../bible/highlights/HighlightDialog.tsx';
import type { useMarkVerses } from '../bible/verses/verse-marks.ts';
import type { MarkedVerse } from './marked-verses.ts';
import { NoteForm } from './NoteForm.tsx';
import { NoteText } from './NoteText.tsx';

const mark = (backgroundColor: string) => ({
  backgroundColor,
  boxShadow: `0.16em 0 0 ${backgroundColor}, -0.16em 0 0 ${backgroundColor}`,
});

const useStyles = makeStyles({
  row: { paddingBlock: '16px 10px', borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '12px' },
  reference: {
    ...quietLink,
    ...textSize(300),
    fontWeight: 600,
    [coarsePointer]: { paddingBlock: '12px', marginBlock: '-12px' },
  },
  aside: { ...smallText },
  verse: { margin: '6px 0 0', ...serifText(400, 1.62), overflowWrap: 'anywhere' },
  highlighted: { color: tokens.colorHighlightForeground, boxDecorationBreak: 'clone', borderRadius: '2px' },
  Yellow: mark(tokens.colorHighlightYellow),
  Blue: mark(tokens.colorHighlightBlue),
  Green: mark(tokens.colorHighlightGreen),
  Pink: mark(tokens.colorHighlightPink),
  note: {
    margin: '8px 0 0',
    paddingLeft: '12px',
    borderLeft: `2px solid ${tokens.colorNeutralStroke1}`,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase400,
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '0 4px', margin: '4px 0 0 -8px', ...hideInPrint },
  action: { minWidth: 0, paddingInline: '8px', fontWeight: 400, color: tokens.colorNeutralForeground2 },
});

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

interface MarkedVerseRowProps {
  verse: MarkedVerse;
  /** Undefined while it is loaded, and where no version has the verse. */
  text: string | undefined;
  version: Version;
  marks: ReturnType<typeof useMarkVerses>;
  editing: boolean;
  onEditing: (open: boolean) => void;
  /** Called before a mark is removed, to move the focus. @param whole whether the verse leaves the list with it */
  onRemove: (whole: boolean) => void;
}

/** A marked verse: its reference, its text, its note, and what can be done with them. */
export function MarkedVerseRow({ verse, text, version, marks, editing, onEditing, onRemove }: MarkedVerseRowProps) {
  const styles = useStyles();
  const { verseId, place, highlight, note, changedAt } = verse;
  const [choosing, setChoosing] = useState(false);
  const rememberFocus = useFocusReturn(choosing || editing);
  const action = (label: string, run: () => void) => (
    <Button
      className={styles.action}
      size="small"
      appearance="subtle"
      aria-label={`${label}: ${verseId}`}
      onClick={() => {
        rememberFocus();
        run();
      }}
    >
      {label}
    </Button>
  );
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <a data-reference className={styles.reference} href={bibleAddress(place)}>
          {verseId}
        </a>
        <span className={styles.aside}>
          {[highlight, changedAt > 0 && day.format(changedAt)].filter(Boolean).join(' · ')}
        </span>
      </div>
      {text && (
        <p className={styles.verse}>
          <span className={mergeClasses(highlight && styles.highlighted, highlight && styles[highlight])}>{text}</span>
        </p>
      )}
      {editing ? (
        <NoteForm
          reference={verseId}
          text={note}
          onSave={(written, replaced) => marks.saveNote(verseId, written, replaced)}
          onDiscard={() => marks.discardNote(verseId)}
          onClose={() => onEditing(false)}
        />
      ) : (
        note !== undefined && (
          <p className={styles.note}>
            <NoteText text={note} version={version} />
          </p>
        )
      )}
      {!editing && (
        <div className={styles.actions}>
          {action(note === undefined ? 'Add note' : 'Edit note', () => onEditing(true))}
          {note !== undefined &&
            action('Delete note', () => {
              onRemove(!highlight);
              marks.deleteNote(verseId);
            })}
          {action(highlight ? 'Change color' : 'Highlight', () => setChoosing(true))}
          {highlight &&
            action('Remove highlight', () => {
              onRemove(note === undefined);
              marks.removeHighlights([verseId]);
            })}
        </div>
      )}
      {choosing && (
        <HighlightDialog
          reference={verseId}
          onChoose={(name) => {
            setChoosing(false);
            marks.highlight([verseId], name);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </li>
  );
}
