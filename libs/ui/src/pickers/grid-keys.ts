import { useRef, type KeyboardEvent } from 'react';

/** How far an arrow moves among the options, which the page lists row by row. */
const steps = (columns: number): Readonly<Record<string, number>> => ({
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: columns,
  ArrowUp: -columns,
});

/**
 * Lets the arrows move in an open list of several columns as they look: left and right to the neighbour, up and down by
 * a row. Fluent's dropdown only knows the next and the previous option, so each movement is made of those. A row's end
 * leads to the next row; up and down stop at the ends of the list.
 * @returns what to call for each key, before the dropdown has seen it
 */
export function useGridKeys(columns: number) {
  const moving = useRef(false);
  return (event: KeyboardEvent<HTMLElement>): void => {
    const { key, altKey, ctrlKey, metaKey, currentTarget } = event;
    const by = steps(columns)[key];
    const open = currentTarget.getAttribute('aria-expanded') === 'true';
    if (columns === 1 || moving.current || !open || !by || altKey || ctrlKey || metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    moving.current = true;
    for (let step = 0; step < Math.abs(by); step++)
      currentTarget.dispatchEvent(
        new window.KeyboardEvent('keydown', {
          key: by > 0 ? 'ArrowDown' : 'ArrowUp',
          bubbles: true,
          cancelable: true,
        }),
      );
    moving.current = false;
  };
}
