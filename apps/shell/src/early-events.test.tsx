import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recordEarlyEvents } from './early-events.ts';

let listening: AbortController;
const done = vi.fn<(what: string) => void>();

beforeEach(() => {
  done.mockReset();
  listening = new AbortController();
  document.body.innerHTML = `
    <script type="application/json" id="berea-rendered">{}</script>
    <button>Next Chapter</button>
    <button aria-label="More"><svg><circle r="1"></circle></svg></button>
    <form action="/question"><label>Your question <input name="question"></label><button type="submit">Get Verses</button></form>
    <p data-verse="16" tabindex="0">For God so loved</p>
    <a href="#john">John</a>`;
  recordEarlyEvents();
});
afterEach(async () => {
  listening.abort();
  await window.bereaEarlyEvents?.replay();
  document.body.innerHTML = '';
});

/** What the shell does when it has taken over: it listens, and then what was recorded is done. */
async function takeOver() {
  for (const type of ['click', 'contextmenu', 'keydown', 'submit', 'input'])
    document.body.addEventListener(
      type,
      (event) => {
        if (type === 'submit') event.preventDefault();
        done(`${type} ${(event.target as Element).tagName}`);
      },
      { signal: listening.signal },
    );
  await window.bereaEarlyEvents?.replay();
}
const did = () => done.mock.calls.map(([what]) => what);

it('a click on a button is done once, after the page was taken over', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Next Chapter' }));
  expect(did()).toEqual([]);
  await takeOver();
  expect(did()).toEqual(['click BUTTON']);
});

it('a click on the icon of a button is one on the button, and what was done after it is done too', async () => {
  const more = screen.getByRole('button', { name: 'More' });
  more.addEventListener('click', () => done('More'));
  fireEvent.click(more.querySelector('circle')!);
  fireEvent.click(screen.getByRole('button', { name: 'Next Chapter' }));
  await takeOver();
  expect(did()).toEqual(['More', 'click circle', 'click BUTTON']);
});

it('security: a form is not sent by the browser, and is sent by the page with what was typed', async () => {
  const field = screen.getByLabelText<HTMLInputElement>('Your question');
  // React renders what was typed after the event.
  let rendered = '';
  field.addEventListener('input', () => queueMicrotask(() => (rendered = field.value)));
  field.form!.addEventListener('submit', () => done(`with ${rendered}`));
  fireEvent.input(field, { target: { value: 'Why?' } });
  const form = field.form!;
  const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  form.dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(true);
  // Taking over resets the field to what the page knows.
  field.value = '';
  await takeOver();
  expect(field.value).toBe('Why?');
  expect(did()).toEqual(['input INPUT', 'with Why?', 'submit FORM']);
});

function Question({ onAsk }: { onAsk: (question: string) => void }) {
  const [question, setQuestion] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onAsk(question);
      }}
    >
      <input aria-label="Question" value={question} onChange={({ target }) => setQuestion(target.value)} />
    </form>
  );
}

it('React gets what was typed into its form before it took the form over', async () => {
  const ask = vi.fn<(question: string) => void>();
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Question onAsk={ask} />);
  document.body.append(container);
  const field = screen.getByLabelText<HTMLInputElement>('Question');
  field.value = 'Why?';
  fireEvent.input(field);
  fireEvent.submit(field.form!);
  const root = await act(() => hydrateRoot(container, <Question onAsk={ask} />));
  await act(() => window.bereaEarlyEvents!.replay());
  expect(ask.mock.calls).toEqual([['Why?']]);
  act(() => root.unmount());
});

function Chapter({ onOpen }: { onOpen: (chapter: string) => void }) {
  return (
    <select aria-label="Chapter" value="3" onChange={({ target }) => onOpen(target.value)}>
      <option>3</option>
      <option>4</option>
    </select>
  );
}

it('React gets what was chosen from a list before it took the list over, once', async () => {
  const open = vi.fn<(chapter: string) => void>();
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Chapter onOpen={open} />);
  document.body.append(container);
  await userEvent.selectOptions(screen.getByLabelText('Chapter'), '4');
  const root = await act(() => hydrateRoot(container, <Chapter onOpen={open} />));
  await act(() => window.bereaEarlyEvents!.replay());
  expect(open.mock.calls).toEqual([['4']]);
  act(() => root.unmount());
});

it('the button of a form that waits for a text can be pressed once there is one, and sends it once', async () => {
  const field = screen.getByLabelText<HTMLInputElement>('Your question');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Get Verses' });
  button.disabled = true;
  for (const [text, disabled] of [
    ['W', false],
    [' ', true],
  ] as const) {
    fireEvent.input(field, { target: { value: text } });
    expect(button.disabled).toBe(disabled);
  }
  fireEvent.input(field, { target: { value: 'Why?' } });
  fireEvent.click(button);
  await takeOver();
  expect(did()).toEqual(['input INPUT', 'click BUTTON', 'submit FORM']);
});

it.each([
  ['go', {}, ['keydown TEXTAREA']],
  ['go', { shiftKey: true }, []],
  ['enter', {}, []],
])('Enter in a text of several lines whose key says "%s" waits for the page: %o', async (hint, keys, done_) => {
  const area = document.createElement('textarea');
  area.setAttribute('enterkeyhint', hint);
  // jsdom does not know the property.
  area.enterKeyHint = hint;
  document.body.append(area);
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...keys });
  area.dispatchEvent(enter);
  expect(enter.defaultPrevented).toBe(done_.length > 0);
  await takeOver();
  expect(did()).toEqual(done_);
});

it('the menu of a verse and a key on it wait for the page', async () => {
  const verse = screen.getByText('For God so loved');
  const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
  verse.dispatchEvent(menu);
  expect(menu.defaultPrevented).toBe(true);
  fireEvent.keyDown(verse, { key: 'Enter' });
  await takeOver();
  expect(did()).toEqual(['contextmenu P', 'keydown P']);
});

it('a shortcut of the screen waits for the page; a key that scrolls does not', async () => {
  const key = (name: string) => {
    const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect([key('/'), key('PageDown'), key(' ')]).toEqual([true, false, false]);
  await takeOver();
  expect(did()).toEqual(['keydown BODY']);
});

it('links, writing, and moving the focus work without the page', () => {
  const link = new MouseEvent('click', { bubbles: true, cancelable: true });
  screen.getByRole('link').dispatchEvent(link);
  const tab = new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true });
  screen.getByText('For God so loved').dispatchEvent(tab);
  const letter = new KeyboardEvent('keydown', { key: 'w', bubbles: true, cancelable: true });
  screen.getByLabelText('Your question').dispatchEvent(letter);
  expect([link, tab, letter].map(({ defaultPrevented }) => defaultPrevented)).toEqual([false, false, false]);
});

it('nothing is done to an element that was replaced', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Next Chapter' }));
  document.body.innerHTML = '<button>Next Chapter</button>';
  await takeOver();
  expect(did()).toEqual([]);
});

it('nothing is recorded in a page without content in its HTML', () => {
  document.getElementById('berea-rendered')?.remove();
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  screen.getByRole('button', { name: 'Next Chapter' }).dispatchEvent(click);
  expect(click.defaultPrevented).toBe(false);
});
