import { useEffect } from 'react';

/** Milliseconds. What returns the focus itself, such as a dialog that closes, comes first. */
const delay = 150;

const isDisabled = (element: HTMLElement): boolean => element.matches(':disabled');
const inDialog = (element: HTMLElement): boolean => element.closest('[role$=dialog]') !== null;

/** The node, or the next element in that direction where it is a text. */
const elementFrom = (node: Node | null, direction: 'next' | 'previous'): Element | null =>
  node instanceof Element ? node : node instanceof CharacterData ? node[`${direction}ElementSibling`] : null;

/**
 * Gives the focus a place when what had it is gone: a button that is disabled while its form is sent, a row that was
 * deleted, a notice after its retry. Browsers drop it on the body then, and a keyboard or a screen reader begins the page
 * again. It goes to the first field that is wrong, to what had it, to the row beside, or to the page's heading. By hand,
 * because browsers tell nobody of it.
 * @returns the function that stops it
 */
export function keepFocus(): () => void {
  /** What had the focus, latest first; behind a dialog, what had it when the dialog opened. */
  let had: readonly HTMLElement[] = [];
  /** By removed element, what stood beside it. */
  let beside = new WeakMap<Node, readonly (Element | null)[]>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const take = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target === document.body) return;
    const opener = inDialog(target) ? had.filter((element) => !inDialog(element)).slice(0, 1) : [];
    had = [target, ...opener];
  };
  // Somebody who leaves a control on purpose means it.
  const leave = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget || !(target instanceof HTMLElement)) return;
    setTimeout(() => {
      if (target === had[0] && target.isConnected && !isDisabled(target) && isLost()) had = [];
    });
  };
  const isLost = () => !document.activeElement || document.activeElement === document.body;

  const rowBeside = (element: HTMLElement): HTMLElement | undefined => {
    for (let node: Node | null = element; node; node = node.parentNode) {
      const row = beside.get(node)?.find((each) => each?.isConnected && each.matches('li, tr'));
      if (row) return row.querySelector<HTMLElement>('a[href], button:enabled') ?? undefined;
    }
    return undefined;
  };
  const give = () => {
    if (!isLost() || had.length === 0) return;
    const there = had.find(({ isConnected }) => isConnected);
    // It can be pressed again once its form was sent.
    if (there && isDisabled(there)) return;
    const wrong = there?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const row = had.map(rowBeside).find((element) => element !== undefined);
    const target = wrong ?? there ?? row ?? document.querySelector<HTMLElement>('h1[tabindex]');
    target?.focus({ preventScroll: there === undefined && row === undefined });
  };
  const observer = new MutationObserver((records) => {
    if (had.length === 0) return;
    for (const { removedNodes, previousSibling, nextSibling } of records)
      for (const node of removedNodes)
        beside.set(node, [elementFrom(nextSibling, 'next'), elementFrom(previousSibling, 'previous')]);
    clearTimeout(timer);
    timer = setTimeout(give, delay);
  });

  document.addEventListener('focusin', take);
  document.addEventListener('focusout', leave);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('focusin', take);
    document.removeEventListener('focusout', leave);
    had = [];
    beside = new WeakMap();
  };
}

/** Keeps the focus on the page; see `keepFocus`. */
export const useKeptFocus = (): void => useEffect(keepFocus, []);
