import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '../src/theme/global.ts';
import { lookOf } from './look.ts';
import { Sheet } from './Sheet.tsx';

// A busy machine is slow, not wrong: what a story waits for may take longer than a second.
configure({ asyncUtilTimeout: 5_000 });

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    fontSize: {
      description: 'Font size',
      toolbar: {
        icon: 'paragraph',
        dynamicTitle: true,
        items: [
          { value: 'small', title: 'Small' },
          { value: 'medium', title: 'Medium' },
          { value: 'large', title: 'Large' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'light', fontSize: 'medium' },
  decorators: [
    (Story, { globals, parameters, viewMode }) => (
      <Sheet look={lookOf(globals)} bleed={parameters['bleed'] === true} alone={viewMode !== 'docs'}>
        <Story />
      </Sheet>
    ),
  ],
  parameters: {
    // The sheet brings its own background and padding, so that both belong to the theme.
    layout: 'fullscreen',
    backgrounds: { disabled: true },
    // A violation fails the story's test. Left out are only the empty marks by which Fluent keeps the Tab key inside a toast
    // or dialog: they are hidden and focusable on purpose, and hand the focus on at once.
    a11y: { test: 'error', context: { exclude: ['[data-tabster-dummy]'] } },
    options: {
      storySort: { order: ['theme', 'layout', 'actions', 'forms', 'pickers', 'dialogs', 'overlays', 'scripture'] },
    },
  },
};

export default preview;
