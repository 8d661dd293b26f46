import type { MouseEvent } from 'react';

/** Whether a click follows a link in this tab. With a modifier key or another button it opens a new tab instead. */
export const followsHere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
