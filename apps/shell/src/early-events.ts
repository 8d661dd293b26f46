import { nextTask } from './next-task.ts';

/**
 * What a person does in the server's HTML before the shell has taken it over. The page's first script records it, so that
 * nothing is lost, and so that no form is sent by the browser itself: its address would hold what was typed.
 */
interface EarlyEvents {
  /**
   * Stops recording, and does once what was recorded, as far as the elements are still in the page: each in a task of
   * its own, because the page renders what was typed before the form that has it is sent.
   */
  replay(): Promise<void>;
}

declare global {
  interface Window {
    bereaEarlyEvents?: EarlyEvents;
  }
}

/** Without content in the HTML there is nothing to do yet. The element holds what the browser continues with. */
const renderedId = 'berea-rendered';

const actions = ['click', 'submit', 'contextmenu', 'keydown'] as const;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/** Enter sends the form of a text of several lines, too, where its key says so. */
const isEnterThatSends = (event: Event): boolean =>
  event instanceof KeyboardEvent &&
  event.key === 'Enter' &&
  !event.shiftKey &&
  event.target instanceof HTMLTextAreaElement &&
  event.target.enterKeyHint === 'go';

/** A key that means something to the screen, such as '/': not one that moves about, nor one of the browser. */
const isShortcut = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  /^\S$/u.test(key) && !ctrlKey && !metaKey && !altKey;

/** Links, fields and keys that move about or write work without the shell. */
function worksAlready(event: Event): boolean {
  const target = event.target as Element;
  if (isEnterThatSends(event)) return false;
  if (event.type === 'click') return target.closest('a[href], input, textarea, select, label') !== null;
  if (event.type === 'contextmenu') return target.closest('[data-verse]') === null;
  if (!(event instanceof KeyboardEvent)) return false;
  return (
    event.key === 'Tab' ||
    isField(target) ||
    target.matches('option') ||
    (target.matches('a[href], body') && !isShortcut(event))
  );
}

/** Begins to record. */
export function recordEarlyEvents(): void {
  const recorded: Event[] = [];
  const typed = new Map<Field, string>();
  const waiting = new Set<HTMLButtonElement>();
  const record = (event: Event): void => {
    if (!document.getElementById(renderedId) || worksAlready(event)) return;
    event.preventDefault();
    event.stopPropagation();
    recorded.push(event);
  };
  // The server's HTML disables a button that waits for a text, and a disabled button says nothing of a press.
  const letPress = ({ form, value }: Field): void => {
    for (const button of form?.querySelectorAll<HTMLButtonElement>('[type=submit]') ?? []) {
      if (button.disabled) waiting.add(button);
      if (waiting.has(button)) button.disabled = value.trim() === '';
    }
  };
  const recordTyped = ({ target }: Event): void => {
    if (!isField(target)) return;
    typed.set(target, target.value);
    letPress(target);
  };
  for (const type of actions) document.addEventListener(type, record, true);
  document.addEventListener('input', recordTyped, true);

  window.bereaEarlyEvents = {
    async replay() {
      delete window.bereaEarlyEvents;
      for (const type of actions) document.removeEventListener(type, record, true);
      document.removeEventListener('input', recordTyped, true);
      for (const [field, value] of typed) if (field.isConnected) writeInto(field, value);
      for (const event of recorded) {
        await nextTask();
        if ((event.target as Element).isConnected) repeat(event);
      }
    },
  };
}

/**
 * Writes into a field as a person does. React takes note of a value that is set through the field's own property, and
 * ignores an input event with the value that it knows; when it takes over a field, it knows what was typed there.
 */
function writeInto(field: Field, value: string): void {
  field.value = '';
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')!;
  set!.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

function repeat(event: Event): void {
  const target = event.target as Element;
  if (event instanceof SubmitEvent) (target as HTMLFormElement).requestSubmit(event.submitter ?? undefined);
  else if (event instanceof KeyboardEvent) target.dispatchEvent(new KeyboardEvent(event.type, event));
  // Of its own kind, and not by click(): the icon in a button has no such method.
  else target.dispatchEvent(new MouseEvent(event.type, event as MouseEvent));
}
