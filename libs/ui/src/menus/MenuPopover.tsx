import {
  makeStyles,
  MenuPopover as FluentMenuPopover,
  mergeClasses,
  type MenuPopoverProps,
} from '@fluentui/react-components';
import { useBackAsEscape } from '../back/use-back-as-escape.ts';
import { tokens } from '../theme/tokens.ts';

const useStyles = makeStyles({ popover: { border: `1px solid ${tokens.colorNeutralStroke1}` } });

/** The popover of a menu. Its border makes the edge visible on a page of the same colour. */
export function MenuPopover({ className, ...props }: MenuPopoverProps) {
  const styles = useStyles();
  // It is there while the menu is open.
  useBackAsEscape();
  return <FluentMenuPopover className={mergeClasses(styles.popover, className)} {...props} />;
}
