export { MenuDivider, MenuItem, MenuList } from '@fluentui/react-components';
export { Menu } from './Menu.tsx';
export { MenuPopover } from './MenuPopover.tsx';
