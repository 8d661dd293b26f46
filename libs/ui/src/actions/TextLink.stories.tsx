import { Link as TextLink } from '@fluentui/react-components';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const undo = fn();

/**
 * A link inside a sentence. Fluent's `Link`, under a name that does not clash with the router's.
 *
 * - `inline` inside a text: it is then underlined, because colour alone does not tell it from its neighbours.
 * - The words say where it leads: never "here".
 * - As a button of its own, use `LinkButton`; `as="button"` only for what acts within the text, as "Undo" does.
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

/** By itself, in a list of links. */
export const Alone: Story = { args: { children: 'Where the texts come from' } };

/** Acts instead of leading elsewhere. */
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
