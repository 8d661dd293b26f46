import type { ChapterPlace, Version } from '@berea/scripture';
import { Button, makeStyles, tokens, useFocusReturn } from '@berea/ui';
import { useEffect, useRef, useState } from 'react';
import { NoteText } from '../../notes/NoteText.tsx';
import { DeleteNote } from '../notes/DeleteNote.tsx';
import { NoteEditor } from '../notes/NoteEditor.tsx';
import { useMarkVerses } from '../verses/verse-marks.ts';
import { verseReference } from '../verses/verse.ts';

const useStyles = makeStyles({
  text: {
    margin: '0 0 16px',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    fontFamily: tokens.fontFamilySerif,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase500,
  },
  actions: { display: 'flex', gap: '8px' },
});

interface NoteInAsideProps {
  place: ChapterPlace;
  number: number;
  /** Undefined if there is none yet: the editor opens. */
  text: string | undefined;
  version: Version;
  /** Called when the note is deleted, or a new one is not written after all. */
  onClose: () => void;
}

/** A note beside its verse, to read, edit and delete. Its references open beside the text, too. */
export function NoteInAside({ place, number, text, version, onClose }: NoteInAsideProps) {
  const styles = useStyles();
  const mark = useMarkVerses();
  const [open, setOpen] = useState<'editor' | 'deletion'>();
  const saved = useRef(text !== undefined);
  // After the panel's heading has taken the focus: taken from a dialog that is open, the focus would end up behind it.
  useEffect(() => {
    if (!saved.current) setOpen('editor');
  }, []);
  const remember = useFocusReturn(open !== undefined);
  const reference = verseReference({ place, number });
  const show = (dialog: 'editor' | 'deletion') => () => {
    remember();
    setOpen(dialog);
  };
  return (
    <>
      {text !== undefined && (
        <p className={styles.text}>
          <NoteText text={text} version={version} />
        </p>
      )}
      <div className={styles.actions}>
        {text !== undefined && <Button onClick={show('deletion')}>Delete</Button>}
        <Button onClick={show('editor')}>Edit</Button>
      </div>
      {open === 'editor' && (
        <NoteEditor
          reference={reference}
          text={text}
          onSave={async (written, replaced) => {
            const kept = await mark.saveNote(reference, written, replaced);
            saved.current ||= kept;
            return kept;
          }}
          onDiscard={() => mark.discardNote(reference)}
          onClose={() => {
            setOpen(undefined);
            if (!saved.current) onClose();
          }}
        />
      )}
      {open === 'deletion' && (
        <DeleteNote
          reference={reference}
          onConfirm={() => {
            mark.deleteNote(reference);
            onClose();
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
