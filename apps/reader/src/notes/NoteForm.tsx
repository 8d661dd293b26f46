import { Button, makeStyles } from '@berea/ui';
import { useEffect, useRef } from 'react';
import { useNoteForm, type WrittenNote } from '../bible/notes/use-note-form.tsx';

const useStyles = makeStyles({
  form: { marginTop: '10px' },
  actions: { display: 'flex', gap: '8px', marginTop: '8px' },
});

/** Edits a note in the list, in its own place. */
export function NoteForm(note: WrittenNote) {
  const styles = useStyles();
  const area = useRef<HTMLTextAreaElement>(null);
  const { field, save, saving, leave } = useNoteForm({ ...note, rows: 4, ref: area });
  useEffect(() => area.current?.focus(), []);
  return (
    <form noValidate className={styles.form} aria-label={`Note on ${note.reference}`} onSubmit={save}>
      {field}
      <div className={styles.actions}>
        <Button type="submit" appearance="primary" disabled={saving}>
          {saving ? 'Saving...' : 'Save'}
        </Button>
        <Button onClick={leave}>Cancel</Button>
      </div>
    </form>
  );
}
