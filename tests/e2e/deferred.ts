import type { Page } from '@playwright/test';

export type Deferred = { promise: Promise<void>; resolve(): void };

/** A promise that its owner settles: `Promise.withResolvers` for Node 20. */
export function createDeferred(): Deferred {
  let settle: (() => void) | undefined;
  const promise = new Promise<void>((resolve) => {
    settle = resolve;
  });
  return { promise, resolve: () => settle?.() };
}

/** Holds back the page's requests to an address. @returns what lets them through */
export async function holdRequests(page: Page, address: string): Promise<() => void> {
  const released = createDeferred();
  await page.route(address, async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}
