import { defineConfig, devices } from '@playwright/test';
import { findChromium } from '../browser/find-chromium.ts';
import { e2eDataFolder, e2ePort } from './environment.ts';

const { executablePath, args, env } = await findChromium();
// Without its device scale, which draws seven times the pixels and is the subject of no test.
const { isMobile, hasTouch, userAgent } = devices['Pixel 7'];

/** The built program on its own PostgreSQL, used as customers use it, on a phone and on a desk. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  reporter: [['list'], ['../reporters/print-e2e-retries.ts']],
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  // A browser on a shared machine may be late once; what fails twice is broken.
  retries: 1,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${e2ePort}`,
    locale: 'en-AU',
    timezoneId: 'Australia/Melbourne',
    actionTimeout: 15_000,
    trace: 'on-first-retry',
    launchOptions: { executablePath, args, env },
  },
  projects: [
    {
      name: 'desk',
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testMatch: 'flows/**/*.test.ts',
      use: {
        viewport: { width: 375, height: 740 },
        isMobile,
        hasTouch,
        userAgent,
      },
    },
  ],
  webServer: {
    command: 'exec node dist/server/main.js',
    cwd: '../..',
    url: `http://localhost:${e2ePort}/`,
    env: {
      NODE_ENV: 'production',
      DEMO: '1',
      PORT: String(e2ePort),
      SERVERY_DATA_DIR: e2eDataFolder,
    },
    timeout: 60_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});
