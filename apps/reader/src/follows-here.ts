import type { MouseEvent } from 'react';

/** Whether a click follows a link in this page; with a key held it opens a tab of its own, and this page stays as it is. */
export const followsHere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
