import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '../src/theme/global.ts';
import { lookOf } from '../src/testing/look.ts';
import { Sheet } from '../src/testing/Sheet.tsx';

// Milliseconds. Longer than the default second, because a busy machine is slow.
configure({ asyncUtilTimeout: 5_000 });

/** Milliseconds. Longer than every fade or movement here, shorter than the time for which a toast stays. */
const longestTransition = 1_000;

/**
 * Waits for what is fading in or out. The accessibility check, which comes after this, would measure the contrast of a
 * half transparent text. Animations that repeat, time something or were paused by Storybook are left out.
 */
const transitionsDone = () =>
  Promise.allSettled(
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0) < longestTransition)
      .map(({ finished }) => finished),
  );

const preview: Preview = {
  tags: ['autodocs'],
  afterEach: async () => {
    await transitionsDone();
  },
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
    // `Sheet` provides background and padding, so that both follow the theme.
    layout: 'fullscreen',
    backgrounds: { disabled: true },
    // A violation fails the story's test. Excluded are only the empty elements that Fluent uses to trap the Tab key in a
    // toast or dialog: they are hidden and focusable on purpose, and pass the focus on immediately.
    a11y: { test: 'error', context: { exclude: ['[data-tabster-dummy]'] } },
    options: {
      storySort: {
        order: [
          'theme',
          'layout',
          'actions',
          'forms',
          'pickers',
          'dialogs',
          'overlays',
          'menus',
          'scripture',
          'answers',
          'care',
          'Shell',
          'Remotes',
        ],
      },
    },
  },
};

export default preview;
