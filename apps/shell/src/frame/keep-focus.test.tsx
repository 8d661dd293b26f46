import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepFocus } from './keep-focus.ts';

let stop: () => void;
beforeEach(() => {
  document.body.innerHTML = `
    <main>
      <h1 tabindex="-1">My Studies</h1>
      <form><input id="field"><button id="send">Send</button></form>
      <ul>
        <li id="hope"><a href="#hope">Hope</a> <button>Delete Hope</button></li>
        <li id="rest"><a href="#rest">Rest</a> <button>Delete Rest</button></li>
      </ul>
    </main>`;
  stop = keepFocus();
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

const the = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const remove = (selector: string) => the(selector).remove();
const focused = () => document.activeElement;
const soon = { timeout: 5_000 };
/** Long enough for what should not happen. */
const later = () => new Promise((resolve) => setTimeout(resolve, 400));

/** As browsers do it when they draw next: jsdom leaves the focus on what is disabled, and tells of a blur that browsers do not. */
function disable(selector: string) {
  const button = the(selector) as HTMLButtonElement;
  button.disabled = true;
  vi.spyOn(document, 'activeElement', 'get').mockReturnValue(document.body);
  return () => {
    vi.restoreAllMocks();
    button.replaceWith(button);
    button.disabled = false;
    button.blur();
  };
}

it('a row that is deleted leaves the focus to the next one, the last one to the one before', async () => {
  the('#hope button').focus();
  remove('#hope');
  await expect.poll(focused, soon).toBe(the('#rest a'));
  the('ul').insertAdjacentHTML('afterbegin', '<li id="joy"><a href="#joy">Joy</a></li>');
  remove('#rest');
  await expect.poll(focused, soon).toBe(the('#joy a'));
});

it('what was alone leaves it to the heading of the page, and the rest of a page to the next page', async () => {
  the('#send').focus();
  remove('form');
  await expect.poll(focused, soon).toBe(the('h1'));
  the('#hope a').focus();
  the('main').replaceWith(document.createElement('main'));
  await later();
  expect(document.activeElement).toBe(document.body);
  the('main').innerHTML = '<h1 tabindex="-1">Next</h1>';
  await expect.poll(focused, soon).toBe(the('h1'));
});

it('a dialog leaves it to what opened it, or to what is beside that', async () => {
  the('#hope button').focus();
  document.body.insertAdjacentHTML('beforeend', '<div role="alertdialog"><button>Delete</button></div>');
  the('[role=alertdialog] button').focus();
  remove('[role=alertdialog]');
  await expect.poll(focused, soon).toBe(the('#hope button'));
  document.body.insertAdjacentHTML('beforeend', '<div role="alertdialog"><button>Delete</button></div>');
  the('[role=alertdialog] button').focus();
  remove('[role=alertdialog]');
  remove('#hope');
  await expect.poll(focused, soon).toBe(the('#rest a'));
});

it.each([
  ['#send', false],
  ['#field', true],
])('a button that is disabled while its form is sent leaves it to %s', async (selector, isWrong) => {
  the('#send').focus();
  const enable = disable('#send');
  await later();
  if (isWrong) the('#field').setAttribute('aria-invalid', 'true');
  enable();
  await expect.poll(focused, soon).toBe(the(selector));
});

it('somebody who leaves a control on purpose, or never had one, keeps the body', async () => {
  remove('#hope');
  await later();
  expect(document.activeElement).toBe(document.body);
  the('#send').focus();
  the('#send').blur();
  await later();
  remove('form');
  await later();
  expect(document.activeElement).toBe(document.body);
});
