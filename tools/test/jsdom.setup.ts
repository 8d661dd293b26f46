import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Milliseconds to wait for what a test expects. Longer than the default second, because a busy machine is slow.
configure({ asyncUtilTimeout: 5_000 });

// jsdom has no layout, and Fluent takes an element without an offset parent as invisible: it would find nothing to focus
// in a dialog, and hide the dialog from screen readers.
Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
  configurable: true,
  get(this: HTMLElement) {
    return this.parentElement;
  },
});

// Fluent keeps what it drew (menus, toasts, dialogs) outside the tested element until it is unmounted.
afterEach(cleanup);
