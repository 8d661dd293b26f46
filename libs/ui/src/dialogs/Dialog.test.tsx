import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { ContentDialog } from './ContentDialog.tsx';

/** The browser's own, as far as it is used: the latest one is asked to close by Back. */
class CloseWatcher extends EventTarget {
  static open: CloseWatcher[] = [];
  constructor() {
    super();
    CloseWatcher.open.push(this);
  }
  destroy() {
    CloseWatcher.open = CloseWatcher.open.filter((each) => each !== this);
  }
}
const pressBack = () => CloseWatcher.open.at(-1)!.dispatchEvent(new Event('close'));

beforeEach(() => vi.stubGlobal('CloseWatcher', CloseWatcher));
afterEach(() => vi.unstubAllGlobals());

function Both() {
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

it('the Back of a phone closes the dialog on top, and then the one below', async () => {
  render(<Both />);
  await waitFor(() => expect(screen.getByRole('alertdialog')).toContainElement(document.activeElement as HTMLElement));
  pressBack();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Below' })).toBeInTheDocument();
  expect(CloseWatcher.open).toHaveLength(1);
  screen.getByRole('button', { name: 'Close' }).focus();
  pressBack();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(CloseWatcher.open).toHaveLength(0);
});
