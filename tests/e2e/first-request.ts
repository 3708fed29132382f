import type { Page, Route } from '@playwright/test';

/** Handles the first request to an address in its own way; later ones go on untouched. */
export async function routeFirst(
  page: Page,
  address: string,
  handle: (route: Route) => Promise<void>,
): Promise<void> {
  let isFirst = true;
  // Playwright's own `times: 1` may lose the second request while it stops listening.
  await page.route(address, (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    return handle(route);
  });
}
