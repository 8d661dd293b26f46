import { Button, type ButtonProps } from '@fluentui/react-components';
import type { ReactNode } from 'react';

interface LinkButtonProps {
  /** An address of this site; the shell follows it without loading the page anew. */
  href: string;
  appearance?: ButtonProps['appearance'];
  size?: ButtonProps['size'];
  icon?: ButtonProps['icon'];
  iconPosition?: ButtonProps['iconPosition'];
  className?: string;
  /** The name, where the content is an icon alone. */
  'aria-label'?: string;
  title?: string;
  children?: ReactNode;
}

/** A link that looks like a button: it goes somewhere, so it is an anchor (open in a new tab, copy the address). */
export function LinkButton(props: LinkButtonProps) {
  return <Button as="a" {...props} />;
}
