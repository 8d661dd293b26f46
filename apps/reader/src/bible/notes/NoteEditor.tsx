import { Button, makeStyles, tokens } from '@berea/ui';
import { Dialog, DialogActions, DialogBody, DialogContent, DialogSurface, DialogTitle } from '@berea/ui/dialogs';
import { useNoteForm, type WrittenNote } from './use-note-form.tsx';

const useStyles = makeStyles({ verse: { margin: '0 0 14px', color: tokens.colorNeutralForeground3 } });

/** Creates or edits a note. */
export function NoteEditor(note: WrittenNote) {
  const styles = useStyles();
  const { field, save, saving, leave } = useNoteForm(note);
  return (
    // Only Cancel discards the typed text. A click outside does nothing; after Escape, the text is there again.
    <Dialog open onOpenChange={(_, { open, type }) => !open && type !== 'backdropClick' && note.onClose()}>
      <DialogSurface>
        <form noValidate onSubmit={save}>
          <DialogBody>
            <DialogTitle>Add Note</DialogTitle>
            <DialogContent>
              <p className={styles.verse}>{note.reference}</p>
              {field}
            </DialogContent>
            <DialogActions>
              <Button onClick={leave}>Cancel</Button>
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
