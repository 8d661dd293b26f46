import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';

/** The component catalogue. Telemetry and update checks are off, so it makes no network calls. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx', '../../../apps/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The alternative, react-docgen-typescript, needs the classic TypeScript API, which TypeScript 7 does not have.
  typescript: { reactDocgen: 'react-docgen' },
  // Fluent's files contain "use client", which has no effect here. Its thousand warnings would hide relevant ones.
  viteFinal: (config) =>
    mergeConfig(config, { build: { rolldownOptions: { checks: { moduleLevelDirective: false } } } }),
};

export default config;
