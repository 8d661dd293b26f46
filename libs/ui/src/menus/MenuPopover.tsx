import {
  makeStyles,
  MenuPopover as FluentMenuPopover,
  mergeClasses,
  type MenuPopoverProps,
} from '@fluentui/react-components';
import { tokens } from '../theme/tokens.ts';

const useStyles = makeStyles({ popover: { border: `1px solid ${tokens.colorNeutralStroke1}` } });

/** What a menu opens in, with the hairline that shows its edge on a page of the same colour. */
export function MenuPopover({ className, ...props }: MenuPopoverProps) {
  const styles = useStyles();
  return <FluentMenuPopover className={mergeClasses(styles.popover, className)} {...props} />;
}
