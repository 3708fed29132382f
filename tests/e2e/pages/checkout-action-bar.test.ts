import { Shopper } from '../shopper.ts';
import { bakery } from '../demo-shops.ts';
import { expect, test } from '../storefront-test.ts';

test.use({ viewport: { width: 375, height: 740 } });

test('the action of a step is in reach from the first, and covers nothing that has the focus', async ({
  page,
}) => {
  const shopper = new Shopper(page, bakery);
  await shopper.visit('/menu');
  const adds = page.getByRole('button', { name: /^Add .* to your order$/ });
  for (const nth of [0, 2, 4, 6, 8]) {
    const added = page.waitForResponse(
      (reply) => reply.request().method() === 'POST' && reply.url().endsWith('/v2/cart'),
    );
    await adds.nth(nth).click();
    await added;
  }
  await shopper.visit('/checkout');
  await shopper.pickTime();

  const times = page.getByRole('tabpanel', { name: 'Time' });
  const folded = times.locator('details:not([open]) > summary').first();
  await page.evaluate(() => window.scrollTo(0, 0));
  await times.getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('Tab');
  await expect(folded).toBeFocused();
  const onward = page.getByRole('button', { name: 'Continue to review' });
  await expect
    .poll(async () => {
      const [above, foot] = [await folded.boundingBox(), await onward.boundingBox()];
      return above !== null && foot !== null && above.y + above.height <= foot.y;
    })
    .toBe(true);

  await shopper.fillContactDetails();
  await onward.click();
  await expect(shopper.heading('Does this look right?')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Continue to payment/ })).toBeInViewport({
    ratio: 1,
  });
});
