import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium, findSecondChromium, type FoundChromium } from './browser/find-chromium.ts';
import { isLean, leanDraws, leanSeed, leftOut, slowTag } from './lean-tier.ts';
import { reportFaults } from './reporters/report-faults.ts';
import { printSeed } from './reporters/print-seed.ts';
import { filesOf } from './test-files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** BROWSERS=all runs what runs in a browser on a second Chromium too. */
const second = process.env['BROWSERS'] === 'all' ? await findSecondChromium() : null;
if (second === undefined) throw new Error('BROWSERS=all needs a second Chromium.');
const chromium = await findChromium();
/**
 * Random tests draw from one seed in the lean tier, from a new one or that of the run to be repeated
 * (SEED) otherwise.
 */
const drawn = process.env['SEED'] ?? (isLean ? leanSeed : Math.trunc(Math.random() * 2 ** 31));
const seed = Number(drawn);
const mostDraws = isLean ? leanDraws : Number.MAX_SAFE_INTEGER;

/**
 * Bounds for what hangs, in ms, not measures: a shared machine may be ten times slower. What comes
 * by and by is asked for again and again for so long; vitest's own second is short.
 */
const patience = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 15_000 } },
};

/**
 * Modules are loaded once for all files of a process: each test makes what it changes, and puts it
 * back. There are two processes, for tests wait for PostgreSQL half of their time, and what a file
 * makes at its top stays in memory as long as its process.
 */
const inNode = {
  ...patience,
  isolate: false,
  maxWorkers: 2,
  setupFiles: ['tests/random-seed.ts'],
};

/** Beside no database, whose clock is the machine's. */
const withoutClock = {
  ...inNode,
  setupFiles: [...inNode.setupFiles, 'tests/begin-at-fixed-date.ts'],
};

const onDatabase = { ...inNode, globalSetup: ['tests/database/global-setup.ts'] };

/**
 * Files share a page too, and what they change of it is put back after each. Most of the time a page
 * waits for frames and for words from the test, so several share the processors. Pages run after
 * what is in Node.
 */
const inBrowser = {
  ...patience,
  isolate: false,
  maxWorkers: 2,
  sequence: { groupOrder: 1 },
  unstubGlobals: true,
  // A spy that stays has the calls of the tests before it.
  restoreMocks: true,
};

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
  optimizeDeps: { entries: ['{src,desk,ui,variants,editor}/**/*.{ts,tsx}'] },
};

/**
 * Rules and contract in Node, the server on a real PostgreSQL, components and stories in a real
 * browser; what needs no document of storefront and editor is in Node too (`*.test.ts`).
 */
export default defineConfig({
  root,
  test: {
    // What the code under test logs is shown where a test of it fails.
    silent: 'passed-only',
    reporters: ['default', reportFaults(), printSeed(seed)],
    provide: { seed, mostDraws },
    tags: [slowTag],
    projects: [
      { root, test: { ...withoutClock, name: 'schemas', ...filesOf('schemas') } },
      { root, test: { ...withoutClock, name: 'units', ...filesOf('units') } },
      { root, test: { ...onDatabase, name: 'server', ...filesOf('server') } },
      {
        root,
        test: {
          ...onDatabase,
          isolate: true,
          name: 'server, isolated',
          ...filesOf('server, isolated'),
        },
      },
      {
        ...drawsComponents,
        test: {
          ...inBrowser,
          name: 'browser',
          ...filesOf('browser'),
          setupFiles: [
            'tests/begin-at-fixed-date.ts',
            'tests/random-seed.ts',
            'tests/browser/reset-page.ts',
          ],
          browser: browser('browser'),
        },
      },
      {
        ...drawsComponents,
        test: {
          ...inBrowser,
          isolate: true,
          name: 'browser, isolated',
          ...filesOf('browser, isolated'),
          setupFiles: ['tests/begin-at-fixed-date.ts'],
          browser: browser('browser, isolated'),
        },
      },
      {
        root,
        plugins: [
          storybookTest({
            configDir: `${root}/.storybook`,
            tags: { exclude: isLean ? ['every-look'] : [] },
          }),
        ],
        test: {
          ...inBrowser,
          name: 'stories',
          exclude: isLean ? [...leftOut] : [],
          // After the others: each begins with a search of its own for packages.
          sequence: { groupOrder: 2 },
          browser: browser('stories'),
          setupFiles: [
            'tests/begin-at-fixed-date.ts',
            'tests/browser/reset-page.ts',
            'tests/stories/every-story.ts',
          ],
        },
      },
    ],
  },
});
