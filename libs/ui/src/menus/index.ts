export { Menu, MenuDivider, MenuItem, MenuList, MenuPopover } from '@fluentui/react-components';
