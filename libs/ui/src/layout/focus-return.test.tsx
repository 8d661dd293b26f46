import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useFocusReturn } from './focus-return.ts';

afterEach(cleanup);

function Page() {
  const [open, setOpen] = useState(false);
  const remember = useFocusReturn(open);
  const show = () => {
    remember();
    setOpen(true);
  };
  return (
    <>
      <button onClick={show}>Open</button>
      <button>Elsewhere</button>
      {open && (
        <div role="dialog">
          <button autoFocus onClick={() => setOpen(false)}>
            Close
          </button>
        </div>
      )}
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const open = () => {
  button('Open').focus();
  act(() => button('Open').click());
};

it('returns the focus to the opener when the dialog closes', () => {
  render(<Page />);
  open();
  expect(button('Close')).toHaveFocus();
  act(() => button('Close').click());
  expect(button('Open')).toHaveFocus();
});

it('leaves the focus where a click has moved it in the meantime', () => {
  render(<Page />);
  open();
  button('Elsewhere').focus();
  act(() => button('Close').click());
  expect(button('Elsewhere')).toHaveFocus();
});
