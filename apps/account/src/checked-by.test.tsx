import type { mailRequest } from '@berea/validation';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, expect, it, vi } from 'vitest';
import { useCheckedBy } from './checked-by.ts';

afterEach(cleanup);

const loadSchema = vi.fn<() => Promise<typeof mailRequest>>(
  async () => (await import('@berea/validation')).mailRequest,
);

function Form({ onSent }: { onSent: (email: string) => void }) {
  const { register, handleSubmit, formState } = useForm({
    resolver: useCheckedBy(loadSchema),
    defaultValues: { email: '' },
  });
  return (
    <form onSubmit={(event) => void handleSubmit(({ email }) => onSent(email))(event)}>
      <input aria-label="Email" {...register('email')} />
      <p role="alert">{formState.errors.email?.message}</p>
      <button>Send</button>
    </form>
  );
}

it('says in the first field when the code that checks a form does not come, sends nothing, and tries again', async () => {
  const sent: string[] = [];
  loadSchema.mockRejectedValue(new Error('offline'));
  render(<Form onSent={(email) => sent.push(email)} />);
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: ' lydia@thyatira.example' } });
  fireEvent.click(screen.getByText('Send'));
  expect(await screen.findByText('This could not be checked. Please try again.')).toBeInTheDocument();
  expect(sent).toEqual([]);
  loadSchema.mockReset();
  fireEvent.click(screen.getByText('Send'));
  await vi.waitFor(() => expect(sent).toEqual(['lydia@thyatira.example']));
});

it('loads it when the browser is idle, before anything is sent', async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  vi.stubGlobal('cancelIdleCallback', vi.fn());
  loadSchema.mockClear();
  render(<Form onSent={() => undefined} />);
  expect(loadSchema).not.toHaveBeenCalled();
  for (const run of idle) run();
  expect(loadSchema).toHaveBeenCalled();
  cleanup();
  vi.unstubAllGlobals();
});
