import { useRemoveStudy } from '@berea/api';
import { failureToast, useHost } from '@berea/shell-api';
import { useSingleFlight } from '@berea/ui';
import { ConfirmDialog } from '@berea/ui/dialogs';

interface DeleteStudyProps {
  id: string;
  title: string;
  /** Closes the dialog. Called on cancel and before the request is sent. */
  onClose: () => void;
  /** Called with true when deletion starts and with false when it has succeeded or failed. */
  onBusy: (busy: boolean) => void;
  onDeleted?: () => void;
}

/** Asks for confirmation, deletes a study from the journal and shows a toast with the outcome. */
export function DeleteStudy({ id, title, onClose, onBusy, onDeleted }: DeleteStudyProps) {
  const { toast } = useHost();
  const { mutateAsync } = useRemoveStudy();
  const [remove] = useSingleFlight(async () => {
    onClose();
    onBusy(true);
    try {
      await mutateAsync(id);
      onDeleted?.();
      toast({ title: 'Study deleted', description: `"${title}" has been removed from your journal.`, kind: 'success' });
    } catch {
      toast(failureToast('Failed to delete study. Please try again.'));
    } finally {
      onBusy(false);
    }
  });
  return (
    <ConfirmDialog title="Delete this study?" confirm="Delete" onConfirm={() => void remove()} onClose={onClose}>
      Are you sure you want to delete "{title}"? This action cannot be undone.
    </ConfirmDialog>
  );
}
