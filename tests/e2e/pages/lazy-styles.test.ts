import type { Page } from '@playwright/test';
import { bakery, pizzeria, type Shop } from '../demo-shops.ts';
import { hydrateAll } from '../hydration.ts';
import { waitForStable } from '../stable-page.ts';
import { Shopper } from '../shopper.ts';
import { expect, test } from '../storefront-test.ts';
import type { OrderLine } from '../menu-api.ts';
import { largeFlatWhite, polpette } from '../order-lines.ts';
import { viewports } from '../viewports.ts';

declare global {
  interface Window {
    /** Every element with its box and all its computed styles, as they were. */
    recordedStyles: Map<Element, Record<string, string>>;
  }
}

/** Records the styles of everything on the page. @returns how many elements that are */
function recordStyles(page: Page): Promise<number> {
  return page.evaluate(() => {
    const elements = [...document.querySelectorAll('html, body, #root *')];
    // Asking for a box lays out what is outside the window, too.
    for (const element of elements) element.getBoundingClientRect();
    window.recordedStyles = new Map();
    for (const element of elements) {
      const style = getComputedStyle(element);
      const { x, y, width, height } = element.getBoundingClientRect();
      const styles: Record<string, string> = { box: [x, y, width, height].join(' ') };
      for (const name of style) {
        // Chromium reports an `auto` margin as 0 or as its used value, by chance; boxes show more.
        if (!name.startsWith('margin')) styles[name] = style.getPropertyValue(name);
      }
      window.recordedStyles.set(element, styles);
    }
    return elements.length;
  });
}

/** What differs from the recorded styles, one line each. */
function differences(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const element of window.recordedStyles.keys()) element.getBoundingClientRect();
    for (const [element, before] of window.recordedStyles) {
      const label = `${element.tagName} ${element.className} ${element.textContent?.slice(0, 20)}`;
      if (!element.isConnected) found.push(`${label}: is gone`);
      const style = getComputedStyle(element);
      const { x, y, width, height } = element.getBoundingClientRect();
      const box = [x, y, width, height].join(' ');
      for (const [name, was] of Object.entries(before)) {
        const now = name === 'box' ? box : style.getPropertyValue(name);
        if (now !== was) found.push(`${label}: ${name} was ${was} and is ${now}`);
      }
    }
    return found.slice(0, 40);
  });
}

const cases: [Shop, OrderLine, string | null][] = [
  [pizzeria, polpette, 'Forno Pomo Northcote'],
  [bakery, largeFlatWhite, null],
];

for (const [shop, line, restaurant] of cases) {
  for (const device of ['phone', 'desk'] as const) {
    test(`nothing moves or changes when the first dialog of ${shop.name} opens on a ${device}, which brings no late styles`, async ({
      page,
    }) => {
      // A text that runs across the screen never stops.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize(viewports[device]);
      const shopper = new Shopper(page, shop);
      await shopper.visit('/menu');
      if (restaurant) {
        await shopper.chooseRestaurant(restaurant);
        await shopper.visit('/');
      } else await shopper.visit('/');
      await hydrateAll(page, 'main section[id], footer');
      const opener = shopper.dish(line);
      await opener.focus();
      await waitForStable(page);
      await expect(page.locator('style[data-emotion]')).toHaveCount(0);
      expect(await recordStyles(page)).toBeGreaterThan(500);

      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: line.dish });
      await expect(dialog).toBeVisible();
      await expect(page.locator('style[data-emotion]')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(opener).toBeFocused();
      await waitForStable(page);
      expect(await differences(page)).toEqual([]);
    });
  }
}
