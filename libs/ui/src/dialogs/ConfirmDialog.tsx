import {
  Button,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components';
import { Dialog } from './Dialog.tsx';
import type { ReactNode } from 'react';

interface ConfirmDialogProps {
  title: string;
  /** The question. */
  children: ReactNode;
  /** What the confirming button does: 'Delete'. */
  confirm: string;
  onConfirm: () => void;
  /** Called by Cancel and Escape. */
  onClose: () => void;
}

/**
 * Asks for confirmation of something that cannot be undone. A click outside is no answer. It is open as long as it is
 * rendered.
 */
export function ConfirmDialog({ title, children, confirm, onConfirm, onClose }: ConfirmDialogProps) {
  return (
    <Dialog open modalType="alert" onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent>{children}</DialogContent>
          <DialogActions>
            <Button onClick={onClose}>Cancel</Button>
            <Button appearance="primary" onClick={onConfirm}>
              {confirm}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
