import { useEffect } from 'react';
import { isPlain, type Action } from './action.ts';

/** Elements that handle keys themselves: text fields, pickers, menus and dialogs. */
const ownKeys =
  'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="menu"], [role="dialog"], [role="alertdialog"]';

/** Registers the shortcuts of actions for the whole page, except in text fields, pickers, menus and dialogs. */
export function usePageKeys(actions: readonly Action<void>[]): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (
        event.defaultPrevented ||
        !isPlain(event) ||
        (event.target instanceof Element && event.target.closest(ownKeys))
      )
        return;
      const action = actions.find(({ key, applies }) => key === event.key && applies());
      if (!action) return;
      event.preventDefault();
      action.run();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [actions]);
}
