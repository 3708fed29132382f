import type { StorybookConfig } from '@storybook/react-vite';
import { demoPicturesFolder } from '../server/seed/demo-pictures.ts';
import { variantIndexer, variantStories } from './variant-stories.ts';

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: ['../stories/**/*.stories.tsx'],
  addons: [
    // Its source snippets are read from the file on disk, where generated stories do not stand.
    { name: '@storybook/addon-docs', options: { csfPluginOptions: null } },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  staticDirs: ['/media', '/originals'].map((to) => ({ from: demoPicturesFolder(), to })),
  experimental_indexers: (existing = []) => [variantIndexer, ...existing],
  viteFinal: (vite) => ({
    ...vite,
    // An older target would ask for a language where :dir() asks for the toolbar's direction.
    build: { ...vite.build, cssTarget: 'chrome123' },
    plugins: [variantStories(), ...(vite.plugins ?? [])],
  }),
};
export default config;
