import type { Page } from '@playwright/test';

/** Waits until all of these answer: a drawn page looks so before its scripts have come. */
export async function waitForHydration(page: Page, selector: string): Promise<void> {
  await page.waitForFunction(
    (all) =>
      [...document.querySelectorAll(all)].every((element) =>
        Object.keys(element).some((key) => key.startsWith('__reactProps$')),
      ),
    selector,
  );
}
