import { Dialog as FluentDialog, type DialogProps } from '@fluentui/react-components';
import { useLayoutEffect } from 'react';
import { pressEscape, useBackAsEscape } from '../back/use-back-as-escape.ts';
import { ignoreSecondClick } from '../submitting/ignore-second-click.ts';

/**
 * Fluent's dialog hears Escape once it has the focus, a moment after it is seen: until then the page's body has it, or
 * what had it before. The page beneath hears nothing of it.
 */
function useEscapeBeforeFocus(open: boolean | undefined): void {
  useLayoutEffect(() => {
    if (!open) return;
    const before = document.activeElement;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || (event.target !== document.body && event.target !== before)) return;
      event.preventDefault();
      event.stopPropagation();
      pressEscape();
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [open]);
}

/**
 * Fluent's dialog, which the Back of a phone closes as Escape does. It is opened and closed by `open` alone. A double
 * click that closes it does nothing to what is beneath.
 */
export function Dialog(props: DialogProps) {
  const { open } = props;
  useBackAsEscape(open);
  useEscapeBeforeFocus(open);
  useLayoutEffect(() => (open ? ignoreSecondClick : undefined), [open]);
  return <FluentDialog {...props} />;
}
