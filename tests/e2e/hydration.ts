import { expect, type Locator, type Page } from '@playwright/test';

/** Whether React answers here: a page that was drawn by the server looks the same before. */
export const isHydrated = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps$')));

/** Waits until all elements that the selector finds are hydrated. */
export async function waitForHydration(
  page: Page,
  selector: string,
  options: { timeout?: number } = {},
): Promise<void> {
  await page.waitForFunction(
    (all) =>
      [...document.querySelectorAll(all)].every((element) =>
        Object.keys(element).some((key) => key.startsWith('__reactProps$')),
      ),
    selector,
    options,
  );
}

/** Has the sections that are far away hydrated too, as every key does once it is listened to. */
export async function hydrateAll(page: Page, selector: string): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Shift');
    await waitForHydration(page, selector, { timeout: 1_000 });
  }).toPass();
}
