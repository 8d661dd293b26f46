import { formDraft } from '@berea/shell-api';
import { TextAreaField, useSubmit } from '@berea/ui/forms';
import { maxNoteLength, noteTextRule } from '@berea/validation';
import { useMemo, useState, type Ref } from 'react';

interface NoteFormOptions {
  /** 'John 3:16' */
  reference: string;
  /** The existing note. Undefined for a new note. */
  text: string | undefined;
  /** Resolves to whether the note was saved. If not, the form stays open with the typed text. */
  onSave: (text: string) => Promise<boolean>;
  /** Called when the note was saved, or is not to be. */
  onClose: () => void;
  rows?: number;
  ref?: Ref<HTMLTextAreaElement>;
}

/**
 * The form in which a note is written: its field, what its `onSubmit` does, and what leaves it. A text that is neither
 * saved nor left on purpose is there again when the form is next opened in this tab: a phone's Back loses nothing.
 */
export function useNoteForm({ reference, text: existing = '', onSave, onClose, rows = 6, ref }: NoteFormOptions) {
  const draft = useMemo(() => formDraft(`note ${reference}`), [reference]);
  const [text, setText] = useState(() => draft.read()?.['text'] ?? existing);
  const leave = () => {
    draft.remove();
    onClose();
  };
  const [checked, setChecked] = useState(false);
  const checkedText = noteTextRule.safeParse(text);
  const [save, saving] = useSubmit(async () => {
    setChecked(true);
    if (checkedText.success && (await onSave(checkedText.data))) leave();
  });
  const field = (
    <TextAreaField
      {...(ref && { ref })}
      label="Your note"
      rows={rows}
      value={text}
      count={{ length: text.length, max: maxNoteLength }}
      error={checked && !checkedText.success ? checkedText.error.issues[0].message : undefined}
      onChange={(_, { value }) => {
        setText(value);
        draft.write({ text: value });
      }}
    />
  );
  return { field, save, saving, leave };
}
