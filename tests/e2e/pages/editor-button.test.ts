import type { Page } from '@playwright/test';
import { Shopper } from '../shopper.ts';
import { bakery } from '../demo-shops.ts';
import { carrotCake } from '../order-lines.ts';
import { expect, test } from '../storefront-test.ts';

const sizes = [
  { width: 320, height: 640 },
  { width: 375, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

/**
 * What lies under the editor's button while the page is scrolled from its top to its end: whatever
 * can be pressed, and every price. What lies over the button is reported too, where nothing may.
 */
const foundUnderButton = (page: Page, isModalOpen = false): Promise<string[]> =>
  page.evaluate(async (isBehind) => {
    const painted = () => new Promise((resolve) => void requestAnimationFrame(resolve));
    const button = document.querySelector<HTMLElement>('button[aria-label="Edit this site"]');
    if (!button) return ['there is no button'];
    const found = new Set<string>();
    const end = document.documentElement.scrollHeight - window.innerHeight;
    for (let top = 0; top < end + 60; top += 60) {
      window.scrollTo({ top, behavior: 'instant' });
      await painted();
      const { left, right, top: above, bottom } = button.getBoundingClientRect();
      const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
      const points = shares.flatMap((x) =>
        shares.map((y) => [left + x * (right - left), above + y * (bottom - above)] as const),
      );
      const [middleX, middleY] = [(left + right) / 2, (above + bottom) / 2];
      const isOnTop = button.contains(document.elementFromPoint(middleX, middleY));
      if (!isBehind && !isOnTop) found.add(`at ${top} the button is out of reach`);
      button.style.pointerEvents = 'none';
      for (const [x, y] of points) {
        const below = document.elementFromPoint(x, y);
        const control = below?.closest('a, button, input, select, textarea, label, summary');
        const price = /[$€£]\s?\d/.test(below?.childElementCount === 0 ? below.textContent : '');
        if (control ?? price) found.add(`at ${top}: ${(control ?? below)?.textContent}`);
      }
      button.style.pointerEvents = '';
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    return [...found];
  }, isModalOpen);

test('the button of the editor covers no price and nothing to press, wherever a page is scrolled to', async ({
  page,
}) => {
  test.slow();
  const shopper = new Shopper(page, bakery);
  const editButton = page.getByRole('button', { name: 'Edit this site' });
  const atEverySize = async (isModalOpen = false) => {
    for (const size of sizes) {
      await page.setViewportSize(size);
      // What still moves or goes after the step before is no matter of where the page is scrolled to.
      if (!isModalOpen) await editButton.click({ trial: true });
      expect.soft(await foundUnderButton(page, isModalOpen), `${size.width} wide`).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(overflow, `${size.width} wide: sideways`).toBe(0);
    }
  };
  await test.step('home', async () => {
    await shopper.visit();
    await atEverySize();
  });
  await test.step('menu', async () => {
    await shopper.visit('/menu');
    await atEverySize();
  });
  await test.step('cart', async () => {
    await shopper.quickAdd(carrotCake);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Cart, 1 item/ })
      .click();
    await expect(shopper.cart()).toBeVisible();
    await atEverySize(true);
    await page.keyboard.press('Escape');
  });
  await test.step('checkout', async () => {
    await shopper.visit('/checkout');
    await expect(page.getByLabel('Name')).toBeVisible();
    await atEverySize();
  });
  await test.step('payment', async () => {
    await shopper.checkOut('Cash on pickup');
    await atEverySize();
  });
  await test.step('order', async () => {
    await page.getByRole('button', { name: /^Place order/ }).click();
    await page.getByRole('link', { name: 'Follow your order' }).click();
    await expect(shopper.heading(/^Ready /)).toBeVisible();
    await atEverySize();
  });
});
