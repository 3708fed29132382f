import { test as base, expect, type BrowserContext } from '@playwright/test';

/** What a page has said in its console, and what did not reach it. */
export type Noise = {
  /** For tests that make something fail on purpose: this much is meant. */
  allow(expected: RegExp): void;
  heard(): string[];
};

/**
 * Playwright's test with one more promise: whatever a test does, the console stays silent. No
 * message, no error, no hydration warning, no breach of the content policy, no failed request.
 */
export const test = base.extend<{ noise: Noise }>({
  noise: [
    async ({ context }, use) => {
      const noise = listenTo(context);
      await use(noise);
      expect(noise.heard(), 'the console is silent').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Hears every page of a context; contexts that a test opens by itself are heard this way too. */
export function listenTo(context: BrowserContext): Noise {
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
    heard: () => said.filter((line) => !allowed.some((expected) => expected.test(line))),
  };
}
