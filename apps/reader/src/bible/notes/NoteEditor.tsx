import { Button, makeStyles, tokens } from '@berea/ui';
import { Dialog, DialogActions, DialogBody, DialogContent, DialogSurface, DialogTitle } from '@berea/ui/dialogs';
import { TextAreaField, useSubmit } from '@berea/ui/forms';
import { fieldErrors, maxNoteLength, noteForm } from '@berea/validation';
import { useState } from 'react';

const useStyles = makeStyles({ verse: { margin: '0 0 14px', color: tokens.colorNeutralForeground3 } });

interface NoteEditorProps {
  /** 'John 3:16' */
  reference: string;
  /** The existing note. Undefined for a new note. */
  text: string | undefined;
  /** Resolves to whether the note was saved. If not, the editor stays open with the typed text. */
  onSave: (text: string) => Promise<boolean>;
  onClose: () => void;
}

/** Creates or edits a note. */
export function NoteEditor({ reference, text: existing = '', onSave, onClose }: NoteEditorProps) {
  const styles = useStyles();
  const [text, setText] = useState(existing);
  const [checked, setChecked] = useState(false);
  const form = noteForm.safeParse({ note_text: text });

  const [save, saving] = useSubmit(async () => {
    setChecked(true);
    if (form.success && (await onSave(form.data.note_text))) onClose();
  });

  return (
    // A click outside must not discard the typed text; Escape and Cancel are deliberate.
    <Dialog open onOpenChange={(_, { open, type }) => !open && type !== 'backdropClick' && onClose()}>
      <DialogSurface>
        <form noValidate onSubmit={save}>
          <DialogBody>
            <DialogTitle>Add Note</DialogTitle>
            <DialogContent>
              <p className={styles.verse}>{reference}</p>
              <TextAreaField
                label="Your note"
                rows={6}
                value={text}
                count={{ length: text.length, max: maxNoteLength }}
                error={checked && !form.success ? fieldErrors(form.error)['note_text'] : undefined}
                onChange={(_, { value }) => setText(value)}
              />
            </DialogContent>
            <DialogActions>
              <Button onClick={onClose}>Cancel</Button>
              <Button type="submit" appearance="primary" disabled={saving}>
                {saving ? 'Saving...' : 'Save'}
              </Button>
            </DialogActions>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  );
}
