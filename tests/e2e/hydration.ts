import type { Locator, Page } from '@playwright/test';

/** Whether React answers here: a page that was drawn by the server looks the same before. */
export const isHydrated = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps$')));

/** Waits until all elements that the selector finds are hydrated. */
export async function waitForHydration(page: Page, selector: string): Promise<void> {
  await page.waitForFunction(
    (all) =>
      [...document.querySelectorAll(all)].every((element) =>
        Object.keys(element).some((key) => key.startsWith('__reactProps$')),
      ),
    selector,
  );
}
