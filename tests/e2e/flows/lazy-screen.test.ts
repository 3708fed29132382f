import { holdRequests } from '../deferred.ts';
import { pizzeria } from '../demo-shops.ts';
import { Shopper } from '../shopper.ts';
import { expect, test } from '../storefront-test.ts';

test('who presses far down waits for the new screen at its top, and goes back to where that was', async ({
  page,
}) => {
  const shopper = new Shopper(page, pizzeria);
  await shopper.visit('/menu');
  await shopper.chooseRestaurant('Forno Pomo Northcote');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' });
  await link.scrollIntoViewIfNeeded();
  const top = () => page.evaluate(() => window.scrollY);
  await expect.poll(top).toBeGreaterThan(300);

  const release = await holdRequests(page, '**/assets/legal*.js');
  await link.click();
  await expect(page).toHaveURL(/\/privacy/);
  await expect(page.getByRole('main')).toContainText('Loading...');
  await expect.poll(top).toBe(0);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect.poll(top).toBeGreaterThan(300);
});
