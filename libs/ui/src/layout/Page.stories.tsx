import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Page, PageTitle } from './Page.tsx';

/**
 * The frame of a screen: its measure, and the way home that every page has.
 *
 * - One `Page` a screen, with one `PageTitle` in it: it is the screen's only first-level heading.
 * - `reading` for text, `wide` for cards and lists.
 * - `back={false}` only where the specification says so: home and 404. The journal goes back to the profile instead.
 * - Give the title the ref of `usePageHeading`, so that the focus arrives there after a navigation.
 */
const meta = {
  component: Page,
  subcomponents: { PageTitle },
  parameters: { bleed: true },
  args: { children: <PageTitle>Settings</PageTitle> },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The measure of a book page. */
export const Reading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  },
};

/** For cards and lists. */
export const Wide: Story = { args: { width: 'wide' } };

/** Home and 404 bring their own way. */
export const WithoutBack: Story = {
  args: { back: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Back to Home' })).toBeNull();
  },
};

/** One sentence under the title, when the title alone does not say what one can do here. */
export const WithLead: Story = {
  args: { children: <PageTitle lead="How the pages look, here and in every tab of this browser.">Settings</PageTitle> },
};

/** A long title is broken into lines of like length. */
export const LongTitle: Story = {
  args: {
    children: <PageTitle>What the first readers heard in the story of the lost key and the open gate</PageTitle>,
  },
};

/** 320 px: the title steps down, the margins shrink. */
export const OnAPhone: Story = { ...WithLead, globals: { viewport: { value: 'mobile1' } } };
