import { act, cleanup, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ThemeProvider } from '../theme/ThemeProvider.tsx';
import { Toasts } from './Toasts.tsx';
import { useToasts, type ToastMessage } from './use-toasts.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const failure = (description: string, more: Partial<ToastMessage> = {}): ToastMessage => ({
  title: 'Error',
  description,
  kind: 'destructive',
  ...more,
});
const retry = { label: 'Try again', run: () => undefined };

let controls: ReturnType<typeof useToasts>;

function open() {
  const { result } = renderHook(useToasts, {
    wrapper: ({ children }) => (
      <ThemeProvider>
        <form>
          <button type="submit">Send</button>
        </form>
        {children}
        <Toasts />
      </ThemeProvider>
    ),
  });
  controls = result.current;
}
const show = (...messages: ToastMessage[]) => act(async () => messages.forEach(controls.show));
const said = () => screen.queryAllByRole('button', { name: 'Close' }).length;
const gone = (text: string) => waitFor(() => expect(screen.queryByText(text)).toBeNull());

describe('toasts', () => {
  it('replace the one that says the same', async () => {
    open();
    await show(failure('No.'), failure('No.'));
    await show(failure('No.'));
    expect(screen.getAllByText('No.')).toHaveLength(1);
  });

  it('are all there where each can be undone, though they say the same', async () => {
    open();
    const undo = [vi.fn<() => void>(), vi.fn<() => void>()];
    for (const run of undo) await show({ title: 'Deleted', kind: 'success', action: { label: 'Undo', run } });
    const buttons = screen.getAllByRole('button', { name: 'Undo' });
    act(() => buttons.forEach((button) => button.click()));
    expect(undo.map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it('go all at once when the person is gone that they are about', async () => {
    open();
    await show(failure('No.'), { title: 'Removed: my marriage', kind: 'success', action: retry });
    act(() => controls.clear());
    await waitFor(() =>
      expect([screen.queryByText('No.'), screen.queryByText('Removed: my marriage')]).toEqual([null, null]),
    );
  });

  it('announce a repeated failure again', async () => {
    open();
    await show(failure('No.'));
    const before = screen.getByRole('alert');
    await show(failure('No.'));
    expect(screen.getByRole('alert')).not.toBe(before);
  });

  it('run the action of the latest of the same', async () => {
    open();
    const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
    await show(
      failure('No.', { action: { ...retry, run: first } }),
      failure('No.', { action: { ...retry, run: second } }),
    );
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  });

  it('leave the focus where it was when an action is pressed with a pointer', async () => {
    open();
    const field = screen.getByRole('button', { name: 'Send' });
    await show(
      { title: 'Saved', kind: 'success' },
      { title: 'Deleted', action: { label: 'Undo', run: () => undefined } },
    );
    field.focus();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await gone('Deleted');
    expect(field).toHaveFocus();
  });

  it('that say the same as one that was closed come again', async () => {
    open();
    await show(failure('No.'));
    act(() => screen.getByRole('button', { name: 'Close' }).click());
    await show(failure('No.'));
    await waitFor(() => expect(said()).toBe(1));
    expect(screen.getByText('No.')).toBeInTheDocument();
  });

  it('never keep a later one from the screen: the oldest goes', async () => {
    open();
    await show(...['one', 'two', 'three', 'four'].map((text) => failure(text, { action: retry })));
    await show({ title: 'Copied' });
    expect(screen.getByText('Copied')).toBeInTheDocument();
    await gone('one');
    await show({ title: 'Saved' });
    await gone('Copied');
    expect(['two', 'three', 'four'].map((text) => screen.queryByText(text) !== null)).toEqual([true, true, true]);
  });

  it('come one at a time on a phone', async () => {
    vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(390);
    open();
    await show(failure('No.'), { title: 'Copied' });
    expect(screen.getByText('Copied')).toBeInTheDocument();
    await gone('No.');
  });

  it('on a phone leave each way back until another toast has one, or it is no longer needed', async () => {
    vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(390);
    open();
    const undo = { label: 'Undo', run: () => undefined };
    await show(
      { title: 'Note on John 5:1 deleted', action: undo },
      { title: 'Note on John 5:2 deleted', action: undo },
    );
    await show({ title: 'Verse highlighted' });
    await show({ title: 'Copied' });
    await gone('Verse highlighted');
    expect(screen.getByText('Copied')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2);
    expect(said()).toBe(3);
  });

  it('leave after five seconds, failures after ten, except a failure with a way to go on', async () => {
    open();
    await show(failure('No.'), { title: 'Copied' }, failure('Not saved.', { action: retry }));
    // A toast leaves with the end of an animation, and jsdom runs none.
    const timers = document.querySelectorAll<HTMLElement>('[data-timer-status]');
    expect([...timers].map(({ style }) => style.animationDuration)).toEqual(['5000ms', '10000ms']);
    // React listens to one of the two names, by what the document supports.
    for (const name of ['animationend', 'webkitAnimationEnd'])
      for (const timer of timers) fireEvent(timer, new Event(name, { bubbles: true }));
    await gone('No.');
    await gone('Copied');
    expect(screen.getByText('Not saved.')).toBeInTheDocument();
  });

  it('of failures are cleared by a success', async () => {
    open();
    await show(failure('No.', { action: retry }), { title: 'For your information' });
    await show({ title: 'Signed out', kind: 'success' });
    await gone('No.');
    expect(screen.getByText('Signed out')).toBeInTheDocument();
    expect(screen.getByText('For your information')).toBeInTheDocument();
  });

  it('of failures are cleared on demand', async () => {
    open();
    await show(failure('No.'), { title: 'Copied', kind: 'success' });
    await show(failure('Not again.', { action: retry }));
    act(() => controls.clearFailures());
    await gone('Not again.');
    expect(screen.getByText('Copied')).toBeInTheDocument();
  });
});

describe('the place of a toast', () => {
  const edge = () => document.querySelector('[data-toaster-position]')?.getAttribute('data-toaster-position');
  const put = (top: number, right: number) =>
    vi
      .spyOn(screen.getByRole('button', { name: 'Send' }), 'getBoundingClientRect')
      .mockReturnValue(new DOMRect(right - 100, top, 100, 40));

  it.each([
    ['in the middle of the window', 400, 0],
    ['at the top, beside the toast', 100, 500],
  ])('is the top of the window while the button of a form is %s', async (_, top, distance) => {
    open();
    put(top, window.innerWidth - distance);
    await show(failure('No.'));
    expect(edge()).toBe('top-end');
  });

  it('is the bottom of the window while the button of a form is where it would be', async () => {
    open();
    put(100, window.innerWidth);
    await show(failure('No.'));
    expect(edge()).toBe('bottom-end');
  });
});
