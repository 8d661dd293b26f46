import { Button } from '@berea/ui';
import { Dialog, DialogActions, DialogBody, DialogContent, DialogSurface, DialogTitle } from '@berea/ui/dialogs';

interface DeleteNoteProps {
  /** 'John 3:16' */
  reference: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation before a note is deleted. */
export function DeleteNote({ reference, onConfirm, onClose }: DeleteNoteProps) {
  return (
    <Dialog open modalType="alert" onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>Delete Note</DialogTitle>
          <DialogContent>
            Are you sure you want to delete your note on {reference}? This action cannot be undone.
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>Cancel</Button>
            <Button appearance="primary" onClick={onConfirm}>
              Delete
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
