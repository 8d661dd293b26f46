import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ArrowLeft20Regular } from '../icons.ts';
import { Mail20Regular } from '../shell-icons.ts';
import { LinkButton } from './LinkButton.tsx';

/**
 * A link that looks like a button.
 *
 * - It navigates: it can be opened in a new tab and its address copied. For actions, use a `Button`.
 * - Inside a sentence, use a plain link in the style `quietLink`.
 * - An icon-only link needs an `aria-label`, and a `title` as tooltip.
 */
const meta = { component: LinkButton, args: { href: '/bible', children: 'Open the Bible' } } satisfies Meta<
  typeof LinkButton
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open the Bible' })).toHaveAttribute('href', '/bible');
  },
};

/** The most common next step. At most one on a screen. */
export const Primary: Story = { args: { appearance: 'primary' } };

/** Back to Home, on every page. */
export const WithIcon: Story = {
  args: { href: '/', appearance: 'subtle', icon: <ArrowLeft20Regular />, children: 'Back to Home' },
};

/** In the header: the label is for screen readers, the title for pointer users. */
export const IconAlone: Story = {
  args: {
    href: '/contact',
    appearance: 'subtle',
    icon: <Mail20Regular />,
    'aria-label': 'Contact',
    title: 'Contact',
    children: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Contact' })).toBeVisible();
  },
};
