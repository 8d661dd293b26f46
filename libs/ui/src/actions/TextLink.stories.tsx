import { Link as TextLink } from '@fluentui/react-components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const undo = fn();

/**
 * A link inside a sentence. Fluent's `Link`, renamed to avoid a clash with the router's `Link`.
 *
 * - Use `inline` inside text: it adds an underline, because colour alone does not distinguish a link.
 * - The text names the destination: never "here".
 * - For a standalone button, use `LinkButton`. Use `as="button"` only for actions within text, such as "Undo".
 */
const meta = {
  title: 'actions/TextLink',
  component: TextLink,
  args: { href: '/contact', children: 'write to us' },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InASentence: Story = {
  args: { inline: true },
  render: (args) => (
    <p>
      Something missing? Then <TextLink {...args} />, and it may be here next week.
    </p>
  ),
};

/** Standalone, in a list of links. */
export const Alone: Story = { args: { children: 'Where the texts come from' } };

/** Performs an action instead of navigating. */
export const AsAButton: Story = {
  render: () => (
    <p>
      The highlight was removed.{' '}
      <TextLink as="button" inline onClick={undo}>
        Undo
      </TextLink>
    </p>
  ),
  play: async ({ canvas, userEvent }) => {
    undo.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalledTimes(1);
  },
};

export const Disabled: Story = {
  render: () => (
    <TextLink as="button" disabled>
      Undo
    </TextLink>
  ),
};
