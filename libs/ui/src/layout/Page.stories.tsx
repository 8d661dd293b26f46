import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoadingPage, Page, PageTitle } from './Page.tsx';

/**
 * The layout of a screen: its text width and its back link.
 *
 * - One `Page` per screen, containing one `PageTitle`, the only first-level heading.
 * - `reading` for text, `wide` for cards and lists.
 * - `back={false}` only where the specification says so: home and 404. The journal links back to the profile instead.
 * - Pass the ref from `usePageHeading` to the title, so that it gets the focus after a navigation.
 */
const meta = {
  component: Page,
  subcomponents: { PageTitle },
  parameters: { bleed: true },
  args: { children: <PageTitle>Settings</PageTitle> },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The text width of a book page. */
export const Reading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  },
};

/** For cards and lists. */
export const Wide: Story = { args: { width: 'wide' } };

/** Home and 404 have no back link. */
export const WithoutBack: Story = {
  args: { back: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Back to Home' })).toBeNull();
  },
};

/** One sentence under the title, when the title alone does not explain the page. */
export const WithLead: Story = {
  args: { children: <PageTitle lead="How the pages look, here and in every tab of this browser.">Settings</PageTitle> },
};

/** A long title wraps into balanced lines. */
export const LongTitle: Story = {
  args: {
    children: <PageTitle>What the first readers heard in the story of the lost key and the open gate</PageTitle>,
  },
};

/** At 320 px the title and margins are smaller. */
export const OnAPhone: Story = { ...WithLead, globals: { viewport: { value: 'mobile1' } } };

/** A screen whose content, or code, is not there yet. */
export const Loading: Story = {
  render: () => <LoadingPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
  },
};
