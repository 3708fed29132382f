import type { StorybookConfig } from '@storybook/react-vite';
import { drawSamplePictures } from './draw-sample-pictures.ts';
import { variantIndexer, variantStories } from './variant-stories.ts';

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  staticDirs: [{ from: await drawSamplePictures(), to: '/media' }],
  experimental_indexers: (existing = []) => [variantIndexer, ...existing],
  viteFinal: (vite) => ({
    ...vite,
    plugins: [variantStories(), ...(vite.plugins ?? [])],
  }),
};
export default config;
