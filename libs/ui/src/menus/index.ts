export { Menu, MenuDivider, MenuItem, MenuList } from '@fluentui/react-components';
export { MenuPopover } from './MenuPopover.tsx';
