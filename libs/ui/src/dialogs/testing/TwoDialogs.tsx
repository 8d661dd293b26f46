import { useState } from 'react';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { ContentDialog } from '../ContentDialog.tsx';

/** A dialog, and another one above it. */
export function TwoDialogs() {
  const [[content, confirm], setOpen] = useState([true, true]);
  return (
    <>
      {content && (
        <ContentDialog title="Below" onClose={() => setOpen([false, confirm])}>
          Something
        </ContentDialog>
      )}
      {confirm && (
        <ConfirmDialog
          title="Above"
          confirm="Delete"
          onConfirm={() => undefined}
          onClose={() => setOpen([content, false])}
        >
          Sure?
        </ConfirmDialog>
      )}
    </>
  );
}
