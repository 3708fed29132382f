import { test as base, expect, type BrowserContext } from '@playwright/test';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { showProgramTime } from './e2e-clock.ts';
import { createTestShop, type TestShop } from './test-shop.ts';

/** What a page wrote to its console, and what did not reach it. */
export type PageErrors = {
  /** For tests that make something fail on purpose: this much is meant. */
  allow(expected: RegExp): void;
  list(): string[];
};

/**
 * Playwright's test with one more promise: whatever a test does, the console stays silent. No
 * message, no error, no hydration warning, no breach of the content policy, no failed request.
 */
export const test = base.extend<
  { pageErrors: PageErrors },
  {
    /** Whether pages show the demo's time; false: the machine's, for a program that is no demo. */
    atDemoTime: boolean;
    /** A shop with the default configuration, for tests that change nothing on the server. */
    defaultShop: TestShop;
  }
>({
  atDemoTime: [true, { scope: 'worker', option: true }],
  // Every context has the clock, also those that a test opens itself.
  browser: [
    async ({ browser, atDemoTime }, use) => {
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await open(options);
        if (atDemoTime) await showProgramTime(context);
        return context;
      };
      await use(browser);
    },
    { scope: 'worker' },
  ],
  defaultShop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright asks for a pattern
    async ({}, use) => use(await createTestShop('default', siteConfigSchema.parse({}))),
    { scope: 'worker' },
  ],
  pageErrors: [
    async ({ context }, use) => {
      const pageErrors = collectPageErrors(context);
      // Chromium logs no script that is refused, and a caught one throws nothing either.
      await context.addInitScript(() =>
        window.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          reportError(new Error(`The policy forbids ${blockedURI} (${violatedDirective}).`)),
        ),
      );
      await use(pageErrors);
      expect(pageErrors.list(), 'the console is silent').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Said by Playwright itself: only tests of the service worker have one (playwright.config.ts). */
const blockedWorker = 'Service Worker registration blocked by Playwright';

/** Listens to every page of a context; for contexts that a test opens itself. */
export function collectPageErrors(context: BrowserContext): PageErrors {
  const errors: string[] = [];
  const allowed: RegExp[] = [];
  context.on('console', (message) => {
    if (message.text() === blockedWorker) return;
    errors.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => errors.push(`uncaught: ${error.error().message}`));
  context.on('response', (response) => {
    if (response.status() >= 400) errors.push(`reply ${response.status()}: ${response.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page ends its requests; that is no failure.
    if (reason !== 'net::ERR_ABORTED') errors.push(`failed ${reason}: ${request.url()}`);
  });
  return {
    allow: (expected) => allowed.push(expected),
    list: () => errors.filter((line) => !allowed.some((expected) => expected.test(line))),
  };
}
