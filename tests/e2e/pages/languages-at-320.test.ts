import type { Page } from '@playwright/test';
import { pizzeria } from '../demo-shops.ts';
import { waitForHydration } from '../hydration.ts';
import { expect, test } from '../storefront-test.ts';

test.use({ viewport: { width: 320, height: 640 } });

const paths = [
  '',
  '/menu',
  '/deals',
  '/contact',
  '/login',
  '/signup',
  '/forgot-password',
  '/terms',
  '/gift-cards',
  '/table-reservation',
  '/checkout',
  '/order-confirmation/none',
  '/error',
];

/** Words that reach out of the page, or out of a box that hides what does not fit. */
const cutWords = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const box = node.parentElement;
      if (!box?.checkVisibility({ visibilityProperty: true }) || !node.textContent?.trim())
        continue;
      // What scrolls, or is only spoken, may be beyond the edge.
      if (box.closest('script, style, noscript, [data-scrolls], [class*="visuallyHidden" i]'))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right } = range.getBoundingClientRect();
      // What nobody is meant to see stands wholly beside the page.
      if (right === left || right <= 0 || left >= width) continue;
      let frame: Element | null = box;
      let scrolls = false;
      while (frame && !scrolls) {
        scrolls = /auto|scroll/.test(getComputedStyle(frame).overflowX);
        frame = frame.parentElement;
      }
      if (!scrolls && (left < -1 || right > width + 1)) cut.push(node.textContent.trim());
    }
    return cut;
  });

for (const language of ['es', 'ar']) {
  test(`no screen in ${language} is wider than 320 px, or cuts a word`, async ({
    page,
    pageErrors,
  }) => {
    test.slow();
    // An order that is not there is not found.
    pageErrors.allow(/40[0-9]|Loading order failed/);
    for (const path of paths) {
      await test.step(path || '/', async () => {
        await page.goto(`${pizzeria.address}/${language}${path}`);
        await waitForHydration(page, '#main');
        await expect(page.locator('#main')).not.toBeEmpty();
        await expect
          .poll(() =>
            page.evaluate(
              () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
            ),
          )
          .toBe(0);
        expect(await cutWords(page)).toEqual([]);
      });
    }
  });
}
