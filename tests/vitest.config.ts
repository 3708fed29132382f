import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium, findSecondChromium, type FoundChromium } from './browser/find-chromium.ts';
import { reportFaults } from './reporters/report-faults.ts';
import { printSeed } from './reporters/print-seed.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** BROWSERS=all runs what runs in a browser on a second Chromium too. */
const second = process.env['BROWSERS'] === 'all' ? await findSecondChromium() : null;
if (second === undefined) throw new Error('BROWSERS=all needs a second Chromium.');
const chromium = await findChromium();
/** What every random test draws from: a new one for each run, or that of the run to be repeated. */
const seed = Number(process.env['SEED'] ?? Math.trunc(Math.random() * 2 ** 31));

/**
 * Bounds for what hangs, in ms, not measures: a shared machine may be ten times slower. What comes
 * by and by is asked for again and again for so long; vitest's own second is short.
 */
const patience = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 15_000 } },
};

/** Modules are loaded once for all files: each test makes what it changes, and puts it back. */
const inNode = { ...patience, retry: 1, isolate: false, setupFiles: ['tests/random-seed.ts'] };

const onDatabase = { ...inNode, globalSetup: ['tests/database/global-setup.ts'] };

/**
 * All files share one page too, and what they change of it is put back after each. A browser on a
 * shared machine may be late. Each test that needed another try is named at the end: a fault to mend.
 */
const inBrowser = {
  ...patience,
  isolate: false,
  retry: 2,
  unstubGlobals: true,
  // A spy that stays has the calls of the tests before it.
  restoreMocks: true,
};

/** Mock modules, or need a page without the style sheets of others. */
const isolated = 'isolated.test.{ts,tsx}';

/**
 * Half of the server's tests: what a file makes at its top stays as long as its process, some 18 MB
 * each, and each project has a process of its own. On two processors vitest runs one of them at a
 * time, so `npm test` runs the project `server` in a vitest of its own beside all others.
 */
const ordering =
  'tests/server/{cart,delivery,figures,menu,menu-editing,order,paying,printing,times}/**/*.test.ts';

const launch = (launchOptions: FoundChromium) => playwright({ launchOptions });

/**
 * A new object for each project: vitest writes the project's name into it.
 * @param project whose second browser gets a name of its own
 */
const browser = (project: string) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: launch(chromium),
  instances: [
    { browser: 'chromium' as const },
    ...(second
      ? [
          {
            browser: 'chromium' as const,
            name: `${project}, second browser`,
            provider: launch(second),
          },
        ]
      : []),
  ],
});

const drawsComponents = {
  root,
  plugins: [react()],
  css: { modules: { localsConvention: 'camelCaseOnly' as const } },
  // Found before the first test: a package met later would load React a second time.
  optimizeDeps: { entries: ['{src,variants,editor}/**/*.{ts,tsx}'] },
};

/**
 * Rules and contract in Node, the server on a real PostgreSQL, components and stories in a real
 * browser; what needs no document of storefront and editor is in Node too (`*.test.ts`).
 */
export default defineConfig({
  root,
  test: {
    reporters: ['default', reportFaults(), printSeed(seed)],
    provide: { seed },
    projects: [
      {
        root,
        test: { ...inNode, name: 'schemas', include: ['tests/schemas/**/*.test.ts'] },
      },
      {
        root,
        test: {
          ...inNode,
          name: 'units',
          include: ['tests/{variants,editor,src}/**/*.test.ts'],
          exclude: [`**/*.{browser.test.ts,${isolated}}`],
        },
      },
      {
        root,
        test: {
          ...onDatabase,
          name: 'server',
          include: ['tests/{server,import,programs}/**/*.test.ts'],
          exclude: [`**/*.${isolated}`, ordering],
        },
      },
      {
        root,
        test: {
          ...onDatabase,
          name: 'server, ordering',
          include: [ordering],
          exclude: [`**/*.${isolated}`],
        },
      },
      {
        root,
        test: {
          ...onDatabase,
          isolate: true,
          name: 'server, isolated',
          include: [`tests/server/**/*.${isolated}`],
        },
      },
      {
        ...drawsComponents,
        test: {
          ...inBrowser,
          name: 'browser',
          include: ['tests/{variants,editor,src}/**/*.{test.tsx,browser.test.ts}'],
          exclude: [`**/*.${isolated}`],
          setupFiles: ['tests/browser/reset-page.ts'],
          browser: browser('browser'),
        },
      },
      {
        ...drawsComponents,
        test: {
          ...inBrowser,
          isolate: true,
          name: 'browser, isolated',
          include: [`tests/{variants,editor,src}/**/*.${isolated}`],
          browser: browser('browser, isolated'),
        },
      },
      {
        root,
        plugins: [storybookTest({ configDir: `${root}/.storybook` })],
        test: {
          ...inBrowser,
          name: 'stories',
          browser: browser('stories'),
          setupFiles: ['tests/browser/reset-page.ts', 'tests/stories/every-story.ts'],
        },
      },
    ],
  },
});
