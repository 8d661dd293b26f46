import { Dialog as FluentDialog, type DialogProps } from '@fluentui/react-components';
import { useBackAsEscape } from '../back/use-back-as-escape.ts';

/** Fluent's dialog, which the Back of a phone closes as Escape does. It is opened and closed by `open` alone. */
export function Dialog(props: DialogProps) {
  useBackAsEscape(props.open);
  return <FluentDialog {...props} />;
}
