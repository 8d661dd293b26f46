import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useSingleFlight, useSubmit } from './use-single-flight.ts';

afterEach(cleanup);

function Save({ action }: { action: () => unknown }) {
  const [save, busy] = useSingleFlight(action);
  return <button onClick={() => void save().catch(() => undefined)}>{busy ? 'Saving...' : 'Save'}</button>;
}

const button = () => screen.getByRole('button');
const says = (text: string) => waitFor(() => expect(button()).toHaveTextContent(text));

describe('an action of single flight', () => {
  it('runs once when a second event comes before the next render', async () => {
    const action = vi.fn<() => void>();
    render(<Save action={action} />);
    await act(async () => {
      fireEvent.click(button());
      fireEvent.click(button());
    });
    expect(action).toHaveBeenCalledTimes(1);
  });

  it('is busy until it has settled, and can then be run again', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const action = vi.fn<() => Promise<void>>(() => promise);
    render(<Save action={action} />);
    fireEvent.click(button());
    await says('Saving...');
    fireEvent.click(button());
    expect(action).toHaveBeenCalledTimes(1);
    await act(async () => resolve());
    await says('Save');
    fireEvent.click(button());
    expect(action).toHaveBeenCalledTimes(2);
  });

  it('can be run again after a failure', async () => {
    const action = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('no'));
    render(<Save action={action} />);
    for (const times of [1, 2]) {
      await act(async () => void fireEvent.click(button()));
      expect(action).toHaveBeenCalledTimes(times);
    }
  });
});

it('a form is never submitted by the browser, not even by the event that is ignored', async () => {
  const action = vi.fn<() => void>();
  function Form() {
    const [onSubmit] = useSubmit(action);
    return <form aria-label="Form" onSubmit={onSubmit} />;
  }
  render(<Form />);
  const leftToBrowser: boolean[] = [];
  await act(async () => {
    for (const _ of [1, 2]) leftToBrowser.push(fireEvent.submit(screen.getByRole('form')));
  });
  expect(leftToBrowser).toEqual([false, false]);
  expect(action).toHaveBeenCalledTimes(1);
});
