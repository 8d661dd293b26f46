import { TextAreaField, useSubmit } from '@berea/ui/forms';
import { maxNoteLength, noteTextRule } from '@berea/validation';
import { useState, type Ref } from 'react';

interface NoteFormOptions {
  /** The existing note. Undefined for a new note. */
  text: string | undefined;
  /** Resolves to whether the note was saved. If not, the form stays open with the typed text. */
  onSave: (text: string) => Promise<boolean>;
  /** Called when the note was saved. */
  onClose: () => void;
  rows?: number;
  ref?: Ref<HTMLTextAreaElement>;
}

/** The form in which a note is written: its field, and what its `onSubmit` does. */
export function useNoteForm({ text: existing = '', onSave, onClose, rows = 6, ref }: NoteFormOptions) {
  const [text, setText] = useState(existing);
  const [checked, setChecked] = useState(false);
  const checkedText = noteTextRule.safeParse(text);
  const [save, saving] = useSubmit(async () => {
    setChecked(true);
    if (checkedText.success && (await onSave(checkedText.data))) onClose();
  });
  const field = (
    <TextAreaField
      {...(ref && { ref })}
      label="Your note"
      rows={rows}
      value={text}
      count={{ length: text.length, max: maxNoteLength }}
      error={checked && !checkedText.success ? checkedText.error.issues[0].message : undefined}
      onChange={(_, { value }) => setText(value)}
    />
  );
  return { field, save, saving };
}
