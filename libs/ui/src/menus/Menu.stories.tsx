import { MenuDivider, MenuItem, MenuList } from '@fluentui/react-components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Copy20Regular, Highlight20Regular, Note20Regular } from '../icons.ts';
import { Menu } from './Menu.tsx';
import { MenuPopover } from './MenuPopover.tsx';

/**
 * Actions on one thing, at the place where it was pressed.
 *
 * - It is opened by the one who shows it, at a place of the page; the arrows move, Escape closes.
 * - Each item is a verb. What leads away from the page comes last, after a divider.
 */
const meta = {
  component: MenuPopover,
  tags: ['!autodocs'],
  args: { onClick: fn() },
  render: ({ onClick }) => (
    <Menu open positioning={{ target: document.body, position: 'below', align: 'start' }}>
      <MenuPopover>
        <MenuList aria-label="A verse">
          <MenuItem icon={<Highlight20Regular />} onClick={onClick}>
            Highlight
          </MenuItem>
          <MenuItem icon={<Note20Regular />}>Add a note</MenuItem>
          <MenuDivider />
          <MenuItem icon={<Copy20Regular />} disabled>
            Copy
          </MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  ),
} satisfies Meta<typeof MenuPopover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('menu', { name: 'A verse' })).toBeVisible());
  },
};

/** An item says what was chosen; one that is disabled does not. */
export const Choosing: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Highlight' }));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await expect(screen.getByRole('menuitem', { name: 'Copy' })).toHaveAttribute('aria-disabled', 'true');
  },
};
