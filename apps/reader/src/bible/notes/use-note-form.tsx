import { useSubmit } from '@berea/ui';
import { TextAreaField } from '@berea/ui/long-texts';
import { maxNoteLength, noteTextRule } from '@berea/validation';
import { useEffect, useRef, useState, type Ref } from 'react';
import { useDraft } from '../../drafts/use-draft.ts';
import { noteDraftName } from './note-draft.ts';

/** A note that is written, and what becomes of it. */
export interface WrittenNote {
  /** 'John 3:16' */
  reference: string;
  /** The existing note. Undefined for a new note. */
  text: string | undefined;
  /** What a new note begins with. */
  beginning?: string | undefined;
  /**
   * Resolves to whether the note was saved. If not, the form stays open with the typed text.
   * @param replaced the note that was there when the text was begun; empty where there was none
   */
  onSave: (text: string, replaced: string) => Promise<boolean>;
  /** Called when what was typed is discarded. */
  onDiscard: () => void;
  /** Called when the note was saved, or is not to be. */
  onClose: () => void;
}

interface NoteFormOptions extends WrittenNote {
  rows?: number;
  ref?: Ref<HTMLTextAreaElement>;
}

/** The form in which a note is written: its field, what its `onSubmit` does, and what leaves it on purpose. */
export function useNoteForm({
  reference,
  text: existing = '',
  beginning = '',
  onSave,
  onDiscard,
  onClose,
  rows = 6,
  ref,
}: NoteFormOptions) {
  const draft = useDraft(noteDraftName(reference), { text: existing || beginning, replaced: existing });
  const { text } = draft.fields;
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => void (isLeft.current = true);
  }, []);
  const leave = () => {
    isLeft.current = true;
    onDiscard();
    draft.forget();
    onClose();
  };
  const [checked, setChecked] = useState(false);
  const checkedText = noteTextRule.safeParse(text);
  const [save, saving] = useSubmit(async () => {
    setChecked(true);
    const forgetSaved = draft.beforeSaving();
    if (!checkedText.success || !(await onSave(checkedText.data, draft.fields.replaced))) return;
    forgetSaved();
    // A form that was left meanwhile may have been opened again, and stays open.
    if (!isLeft.current) onClose();
  });
  const field = (
    <TextAreaField
      {...(ref && { ref })}
      label="Your note"
      rows={rows}
      value={text}
      readOnly={saving}
      count={{ length: text.length, max: maxNoteLength }}
      error={checked && !checkedText.success ? checkedText.error.issues[0].message : undefined}
      onChange={(_, { value }) => draft.change({ text: value })}
    />
  );
  return { field, save, saving, leave };
}
