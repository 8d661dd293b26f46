import { Menu as FluentMenu, type MenuProps } from '@fluentui/react-components';

/** Opens a menu at once: Fluent's slide of 0.4 s moves the entries while a quick hand is on its way to one. */
export function Menu(props: MenuProps) {
  return <FluentMenu surfaceMotion={null} {...props} />;
}
