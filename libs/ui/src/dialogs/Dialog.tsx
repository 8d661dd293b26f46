import { Dialog as FluentDialog, type DialogProps } from '@fluentui/react-components';
import { useLayoutEffect } from 'react';
import { useBackAsEscape } from '../back/use-back-as-escape.ts';
import { ignoreSecondClick } from '../submitting/ignore-second-click.ts';

/**
 * Fluent's dialog, which the Back of a phone closes as Escape does. It is opened and closed by `open` alone. A double
 * click that closes it does nothing to what is beneath.
 */
export function Dialog(props: DialogProps) {
  const { open } = props;
  useBackAsEscape(open);
  useLayoutEffect(() => (open ? ignoreSecondClick : undefined), [open]);
  return <FluentDialog {...props} />;
}
