import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium } from './browser/find-chromium.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const chromium = await findChromium();

/**
 * Bounds for what hangs, in ms, not measures: a shared machine may be ten times slower. What comes
 * by and by is asked for again and again for so long; vitest's own second is short.
 */
const patience = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 15_000 } },
};

/** A browser on a shared machine may be late once; what fails twice is broken. */
const inBrowser = { ...patience, retry: 1 };

/** A new object for each project: vitest writes the project's name into it. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      executablePath: chromium.executablePath,
      args: chromium.args,
      env: chromium.env,
    },
  }),
  instances: [{ browser: 'chromium' as const }],
});

/** Rules and contract in Node, the server on a real PostgreSQL, components and stories in a real browser. */
export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        test: { ...patience, name: 'schemas', include: ['tests/schemas/**/*.test.ts'] },
      },
      {
        root,
        test: {
          ...patience,
          name: 'server',
          include: ['tests/server/**/*.test.ts', 'tests/import/**/*.test.ts'],
          globalSetup: ['tests/database/global-setup.ts'],
        },
      },
      {
        root,
        plugins: [react()],
        css: { modules: { localsConvention: 'camelCaseOnly' } },
        // Found before the first test: a package met later would load React a second time.
        optimizeDeps: { entries: ['{src,variants,editor}/**/*.{ts,tsx}'] },
        test: {
          ...inBrowser,
          name: 'browser',
          include: ['tests/{variants,editor,src}/**/*.test.{ts,tsx}'],
          browser: browser(),
        },
      },
      {
        root,
        plugins: [storybookTest({ configDir: `${root}/.storybook` })],
        test: {
          ...inBrowser,
          name: 'stories',
          browser: browser(),
          setupFiles: ['tests/stories/every-story.ts'],
        },
      },
    ],
  },
});
