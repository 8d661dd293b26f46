import { useEffect } from 'react';
import { isPlain, type Action } from './action.ts';

/** Where keys mean something of their own: one types or chooses there. */
const ownKeys =
  'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="combobox"], [role="listbox"], [role="menu"], [role="dialog"], [role="alertdialog"]';

/** Lets the keys of actions work on the whole page, except while one types, chooses in a list or answers a dialog. */
export function usePageKeys(actions: readonly Action<void>[]): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
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
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [actions]);
}
