import { test as base, expect, type BrowserContext } from '@playwright/test';

/** What a page has said in its console, and what did not reach it. */
export type PageErrors = {
  /** For tests that make something fail on purpose: this much is meant. */
  allow(expected: RegExp): void;
  list(): string[];
};

/**
 * Playwright's test with one more promise: whatever a test does, the console stays silent. No
 * message, no error, no hydration warning, no breach of the content policy, no failed request.
 */
export const test = base.extend<{ pageErrors: PageErrors }>({
  pageErrors: [
    async ({ context }, use) => {
      const pageErrors = collectPageErrors(context);
      await use(pageErrors);
      expect(pageErrors.list(), 'the console is silent').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Hears every page of a context; contexts that a test opens by itself are heard this way too. */
export function collectPageErrors(context: BrowserContext): PageErrors {
  const said: string[] = [];
  const allowed: RegExp[] = [];
  context.on('console', (message) => {
    said.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => said.push(`uncaught: ${error.error().message}`));
  context.on('response', (response) => {
    if (response.status() >= 400) said.push(`reply ${response.status()}: ${response.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page ends its requests; that is no failure.
    if (reason !== 'net::ERR_ABORTED') said.push(`failed ${reason}: ${request.url()}`);
  });
  return {
    allow: (expected) => allowed.push(expected),
    list: () => said.filter((line) => !allowed.some((expected) => expected.test(line))),
  };
}
