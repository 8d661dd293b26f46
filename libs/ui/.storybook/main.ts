import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';

/** The catalogue: every part of this package, each in its states. It calls nobody: no telemetry, no update check. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The other reader of prop types needs TypeScript's classic API, which TypeScript 7 does not have.
  typescript: { reactDocgen: 'react-docgen' },
  // Each of Fluent's files says "use client", which means nothing here: a thousand warnings would hide the one that matters.
  viteFinal: (config) =>
    mergeConfig(config, { build: { rolldownOptions: { checks: { moduleLevelDirective: false } } } }),
};

export default config;
