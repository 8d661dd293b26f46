import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { TwoDialogs } from './testing/TwoDialogs.tsx';

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

it('the second click of a double click that closes a dialog does nothing to what is beneath, and the next click does', () => {
  const beneath = vi.fn<() => void>();
  function Page() {
    const [open, setOpen] = useState(true);
    return (
      <>
        <button onMouseDown={beneath} onClick={beneath}>
          Verse
        </button>
        {open && (
          <ConfirmDialog title="Above" confirm="Delete" onConfirm={() => setOpen(false)} onClose={() => undefined}>
            Sure?
          </ConfirmDialog>
        )}
      </>
    );
  }
  render(<Page />);
  const click = (name: string, detail: number) => {
    const button = screen.getByRole('button', { name, hidden: true });
    fireEvent.mouseDown(button, { detail });
    fireEvent.click(button, { detail });
  };
  click('Delete', 1);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  click('Verse', 2);
  expect(beneath).not.toHaveBeenCalled();
  click('Verse', 1);
  expect(beneath).toHaveBeenCalledTimes(2);
  click('Verse', 2);
  expect(beneath).toHaveBeenCalledTimes(4);
});

it('the Back of a phone closes the dialog on top, and then the one below', async () => {
  render(<TwoDialogs />);
  await waitFor(() => expect(screen.getByRole('alertdialog')).toContainElement(document.activeElement as HTMLElement));
  pressBack();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  // What the dialog above has hidden is shown again a moment after it is gone.
  expect(await screen.findByRole('dialog', { name: 'Below' })).toBeInTheDocument();
  expect(CloseWatcher.open).toHaveLength(1);
  screen.getByRole('button', { name: 'Close' }).focus();
  pressBack();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(CloseWatcher.open).toHaveLength(0);
});

it('Escape closes a dialog that does not have the focus yet, and only the one on top', async () => {
  render(<TwoDialogs />);
  act(() => (document.activeElement as HTMLElement).blur());
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(await screen.findByRole('dialog', { name: 'Below' })).toBeInTheDocument();
});

it('Escape closes a dialog while what opened it still has the focus, and nothing beneath', async () => {
  const heard = vi.fn<(event: Event) => void>();
  document.addEventListener('keydown', heard);
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Open</button>
        {open && (
          <ConfirmDialog title="Above" confirm="Delete" onConfirm={() => undefined} onClose={() => setOpen(false)}>
            Sure?
          </ConfirmDialog>
        )}
      </>
    );
  }
  render(<Page />);
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.focus();
  fireEvent.click(opener);
  expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  fireEvent.keyDown(opener, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(heard.mock.calls.filter(([{ target }]) => target === opener)).toEqual([]);
  document.removeEventListener('keydown', heard);
});
