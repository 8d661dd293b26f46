import { Button, makeStyles } from '@berea/ui';
import { useEffect, useRef } from 'react';
import { useNoteForm } from '../bible/notes/use-note-form.tsx';

const useStyles = makeStyles({
  form: { marginTop: '10px' },
  actions: { display: 'flex', gap: '8px', marginTop: '8px' },
});

interface NoteFormProps {
  /** 'John 3:16' */
  verseId: string;
  /** The existing note. Undefined for a new note. */
  text: string | undefined;
  onSave: (text: string, replaced: string) => Promise<boolean>;
  /** Called when what was typed is discarded. */
  onDiscard: () => void;
  onClose: () => void;
}

/** Edits a note in the list, in its own place. */
export function NoteForm({ verseId, text, ...outcome }: NoteFormProps) {
  const styles = useStyles();
  const area = useRef<HTMLTextAreaElement>(null);
  const { field, save, saving, leave } = useNoteForm({ reference: verseId, text, ...outcome, rows: 4, ref: area });
  useEffect(() => area.current?.focus(), []);
  return (
    <form noValidate className={styles.form} aria-label={`Note on ${verseId}`} onSubmit={save}>
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
