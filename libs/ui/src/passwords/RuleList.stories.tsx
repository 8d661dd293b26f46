import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RuleList } from './RuleList.tsx';

const texts = ['At least 8 characters', 'A capital letter', 'A digit'];
const rules = (met: number) => texts.map((text, index) => ({ text, met: index < met }));

/**
 * Rules that are checked off as the user types.
 *
 * - Show it below its field from the start: users should not learn a rule by breaking it.
 * - An icon and screen reader text show whether a rule is met, never colour alone.
 */
const meta = { component: RuleList, args: { label: 'Password rules', rules: rules(0) } } satisfies Meta<
  typeof RuleList
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoneMet: Story = {};

export const SomeMet: Story = {
  args: { rules: rules(1) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((rule) => rule.textContent)).toEqual([
      'At least 8 characters, met',
      'A capital letter, not met yet',
      'A digit, not met yet',
    ]);
  },
};

export const AllMet: Story = { args: { rules: rules(3) } };
