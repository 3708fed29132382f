import { startChangingProxy, type ChangingProxy } from './changing-proxy.ts';
import { test as base } from './storefront-test.ts';

/** The storefront's test with a service worker, and a proxy before the program that can be stopped. */
export const test = base.extend<{ changingProxy: ChangingProxy }>({
  serviceWorkers: 'allow',
  // oxlint-disable-next-line no-empty-pattern -- Playwright asks for a pattern
  changingProxy: async ({}, give) => {
    const proxy = await startChangingProxy();
    await give(proxy);
    await proxy.stop();
  },
});
