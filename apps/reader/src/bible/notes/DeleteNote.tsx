import { ConfirmDialog } from '@berea/ui/dialogs';

interface DeleteNoteProps {
  /** 'John 3:16' */
  reference: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation before a note is deleted. */
export function DeleteNote({ reference, onConfirm, onClose }: DeleteNoteProps) {
  return (
    <ConfirmDialog title="Delete Note" confirm="Delete" onConfirm={onConfirm} onClose={onClose}>
      Are you sure you want to delete your note on {reference}? This action cannot be undone.
    </ConfirmDialog>
  );
}
