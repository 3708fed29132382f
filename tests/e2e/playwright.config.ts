import { defineConfig, devices, type Project } from '@playwright/test';
import { findChromium, findSecondChromium, type FoundChromium } from '../browser/find-chromium.ts';
import { isLean, leanFlows } from '../lean-tier.ts';
import { e2eDataFolder, e2ePort } from './environment.ts';

const first = await findChromium();
/** Every screen and editor view is opened on it once, and with BROWSERS=all it runs every test. */
const second = await findSecondChromium();
const runsAllOnBoth = process.env['BROWSERS'] === 'all';
if (runsAllOnBoth && !second) throw new Error('BROWSERS=all needs a second Chromium.');
// Without its device scale, which draws seven times the pixels and is the subject of no test.
const { isMobile, hasTouch, userAgent } = devices['Pixel 7'];

const desk = { width: 1440, height: 900 };
const phone = { viewport: { width: 375, height: 740 }, isMobile, hasTouch, userAgent };
const everyScreen = 'e2e/second-browser/**/*.test.ts';
/**
 * A flow runs at the size of whoever goes through it: staff at a desk, customers on a phone. Those
 * that every order rests on run at both in `test:all`, and with BROWSERS=all each of them does.
 */
const flows = 'e2e/flows/**/*.test.ts';
const ofStaff = 'e2e/flows/{desk-*,menu,setup}.test.ts';
const atBothSizes =
  'e2e/flows/{desk,guest-order,whole-order,input-before-hydration,lazy-screen}.test.ts';
const everyTest: Project[] = [
  {
    name: 'desk',
    testMatch: runsAllOnBoth ? '**/*.test.ts' : ['e2e/pages/**/*.test.ts', ofStaff, atBothSizes],
    testIgnore: everyScreen,
    use: { viewport: desk },
  },
  {
    name: 'phone',
    testMatch: flows,
    ...(runsAllOnBoth ? {} : { testIgnore: ofStaff }),
    use: phone,
  },
];
const leanTests: Project[] = [
  { name: 'desk', testMatch: [...leanFlows.desk], use: { viewport: desk } },
  { name: 'phone', testMatch: [...leanFlows.phone], use: phone },
];

const onSecond = (launchOptions: FoundChromium): Project[] => [
  { name: 'second browser', testMatch: everyScreen, use: { viewport: desk, launchOptions } },
  ...(runsAllOnBoth ? everyTest : []).map(({ name, use, ...project }) => ({
    ...project,
    name: `${name}, second browser`,
    use: { ...use, launchOptions },
  })),
];

/** The built program on its own PostgreSQL, used as customers use it, on a phone and on a desk. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  reporter: [['list'], ['../reporters/report-e2e-faults.ts']],
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${e2ePort}`,
    locale: 'en-AU',
    timezoneId: 'Australia/Melbourne',
    actionTimeout: 15_000,
    // A worker would answer in the place of what a test intercepts; its own tests allow it.
    serviceWorkers: 'block',
    launchOptions: first,
  },
  projects: isLean ? leanTests : [...everyTest, ...(second ? onSecond(second) : [])],
  webServer: {
    command: 'exec node --import tsx tests/e2e/start-program.ts',
    cwd: '../..',
    url: `http://localhost:${e2ePort}/`,
    env: {
      NODE_ENV: 'production',
      DEMO: '1',
      PORT: String(e2ePort),
      SERVERY_DATA_DIR: e2eDataFolder,
      // A provider of sign-ins runs on this machine.
      OUTBOUND_PRIVATE: '1',
    },
    timeout: 60_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});
