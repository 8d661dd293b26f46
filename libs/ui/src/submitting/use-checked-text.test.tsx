import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderToString } from 'react-dom/server';
import { useCheckedText, type TextDraft, type TextRule } from './use-checked-text.ts';

afterEach(cleanup);

/** Accepts 'yes' with any space around it. */
const rule: TextRule = {
  safeParse: (text) =>
    text.trim() === 'yes'
      ? { success: true, data: 'yes' }
      : { success: false, error: { issues: [{ message: 'Say yes' }, { message: 'Say it loud' }] } },
};

function Form({ initial, busy, onSubmit }: { initial?: string; busy?: boolean; onSubmit: (text: string) => unknown }) {
  const { text, setText, valid, error, submit } = useCheckedText({ rule, initial, busy, onSubmit });
  return (
    <form aria-label="Form" onSubmit={submit}>
      <input aria-label="Field" value={text} onChange={({ target }) => setText(target.value)} />
      <p>
        {valid ? 'valid' : 'invalid'} {error}
      </p>
    </form>
  );
}

const field = () => screen.getByRole('textbox', { name: 'Field' });
const form = () => screen.getByRole('form', { name: 'Form' });

describe('the check', () => {
  it('begins with the first submit, shows the first message, and follows every change from then on', async () => {
    const onSubmit = vi.fn<(text: string) => void>();
    render(<Form onSubmit={onSubmit} />);
    await userEvent.type(field(), 'no');
    expect(screen.getByText('invalid')).toBeInTheDocument();
    await userEvent.type(field(), '{Enter}');
    expect(screen.getByText('invalid Say yes')).toBeInTheDocument();
    await userEvent.clear(field());
    await userEvent.type(field(), 'yes');
    expect(screen.getByText('valid')).toBeInTheDocument();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('begins at once for a text that is already there', () => {
    render(<Form initial="no" onSubmit={vi.fn<(text: string) => void>()} />);
    expect(screen.getByText('invalid Say yes')).toBeInTheDocument();
  });
});

it('a text that is refused has the focus, also when a button was pressed', async () => {
  render(<Form onSubmit={vi.fn<(text: string) => void>()} />);
  await userEvent.type(field(), 'no');
  act(() => field().blur());
  fireEvent.submit(form());
  await screen.findByText('invalid Say yes');
  expect(field()).toHaveFocus();
});

describe('a draft', () => {
  function Drafted({ draft, initial }: { draft: TextDraft; initial?: string }) {
    const { text, setText } = useCheckedText({ rule, initial, draft, onSubmit: () => undefined });
    return <input aria-label="Field" value={text} onChange={({ target }) => setText(target.value)} />;
  }
  const drafted = () => ({ read: () => 'kept', keep: vi.fn<(text: string) => void>() });

  it('is what the form begins with, unless there is a text already', () => {
    const draft = drafted();
    const { unmount } = render(<Drafted draft={draft} />);
    expect(field()).toHaveValue('kept');
    unmount();
    render(<Drafted draft={draft} initial="asked" />);
    expect(field()).toHaveValue('asked');
    expect(draft.keep).not.toHaveBeenCalled();
  });

  it('is not in the first render, which must be the server’s', () => {
    expect(renderToString(<Drafted draft={drafted()} />)).toContain('value=""');
  });

  it('gets each text that is typed', async () => {
    const draft = drafted();
    render(<Drafted draft={draft} />);
    await userEvent.type(field(), '!');
    expect(draft.keep.mock.calls).toEqual([['kept!']]);
  });
});

describe('a submit', () => {
  it('sends the parsed text', async () => {
    const onSubmit = vi.fn<(text: string) => void>();
    render(<Form onSubmit={onSubmit} />);
    await userEvent.type(field(), '  yes {Enter}');
    expect(onSubmit.mock.calls).toEqual([['yes']]);
  });

  it('counts once when a second event comes before the next render', async () => {
    const onSubmit = vi.fn<(text: string) => void>();
    render(<Form initial="yes" onSubmit={onSubmit} />);
    await act(async () => {
      fireEvent.submit(form());
      fireEvent.submit(form());
    });
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('is ignored until the one before has settled', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const onSubmit = vi.fn<(text: string) => Promise<void>>(() => promise);
    render(<Form initial="yes" onSubmit={onSubmit} />);
    fireEvent.submit(form());
    await userEvent.type(field(), '{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    await act(async () => resolve());
    await userEvent.type(field(), '{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it('is ignored while the form is busy', async () => {
    const onSubmit = vi.fn<(text: string) => void>();
    render(<Form initial="yes" busy onSubmit={onSubmit} />);
    await userEvent.type(field(), '{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
