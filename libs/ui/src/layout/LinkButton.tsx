import { Button, type ButtonProps } from '@fluentui/react-components';
import type { MouseEventHandler, ReactNode } from 'react';

interface LinkButtonProps {
  /** A path on this site; the shell navigates without reloading the page. */
  href: string;
  appearance?: ButtonProps['appearance'];
  size?: ButtonProps['size'];
  icon?: ButtonProps['icon'];
  iconPosition?: ButtonProps['iconPosition'];
  className?: string;
  /** The accessible name, when the content is only an icon. */
  'aria-label'?: string;
  title?: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  children?: ReactNode;
}

/** A link that looks like a button: an anchor, so that it can be opened in a new tab and its address copied. */
export function LinkButton(props: LinkButtonProps) {
  return <Button as="a" {...props} />;
}
