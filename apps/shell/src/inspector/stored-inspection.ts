import { storedValue } from '@berea/shell-api';
import { isOptional, isShape, isText, readAs } from '@berea/validation';

/** That this tab is to show what its pages are made of, and the operator's key that allows it. It ends with the tab. */
export const storedInspection = storedValue(
  'inspection',
  readAs(isShape<{ key?: string | undefined }>({ key: isOptional(isText) })),
  { area: 'tab' },
);

/**
 * Takes what the address asks for, `/bible#inspect`, out of it.
 * @returns whether this tab inspects its pages, or is asked to
 */
export function takeInspection(): boolean {
  if (location.hash === '#inspect') {
    storedInspection.write({ key: storedInspection.read()?.key });
    history.replaceState(history.state, '', location.pathname + location.search);
  }
  return storedInspection.read() !== undefined;
}

/** Calls `ask` when it is put into the address of a page that is open. @returns stops that */
export function onInspectionAsked(ask: () => void): () => void {
  const look = () => void (takeInspection() && ask());
  addEventListener('hashchange', look);
  return () => removeEventListener('hashchange', look);
}
