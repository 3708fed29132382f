import { tenant139 } from '#schemas/samples/tenant-139.ts';
import { createTestShop } from '../test-shop.ts';
import { StaffApi } from '../staff-api.ts';
import { Shopper } from '../shopper.ts';
import { expect, test } from '../storefront-test.ts';
import { polpette } from '../order-lines.ts';

test('a link shows the draft for the whole visit, takes orders as usual, and is left by its button', async ({
  browser,
  page,
  pageErrors,
}) => {
  const shop = await createTestShop('previewed', tenant139.config);
  const owner = await StaffApi.signIn(browser, shop);
  await owner.saveDraft([
    { path: ['hero', 'title'], value: 'Not for everyone yet' },
    { path: ['colors', 'primary'], value: '#0b5d3b' },
  ]);
  const link = await owner.createPreviewLink();
  expect(link).toContain(`${shop.address}/?preview=`);

  const streams: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('config-news')) streams.push(request.url());
  });
  const reply = await page.goto(link);
  expect(reply?.headers()['cache-control']).toBe('no-store');
  expect(await reply?.text()).toContain('Not for everyone yet');
  const title = page.getByRole('heading', { level: 1, name: 'Not for everyone yet' });
  const shopper = new Shopper(page, shop);
  await expect(title).toBeVisible();
  await expect(page).toHaveTitle(/^Preview · /);
  // Nothing is asked before the preview is seen.
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Pick a place/ })
    .click();
  await shopper.chooseRestaurant('Forno Pomo Northcote');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const bar = page.getByRole('complementary', { name: 'Preview' });
  await expect(bar).toContainText('Preview – not published yet');

  await shopper.visit('/menu');
  await expect(bar).toBeVisible();
  await shopper.quickAdd(polpette);
  const primary = () =>
    page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--color-primary').trim(),
    );
  expect(await primary()).toContain('#0b5d3b');
  await page.reload();
  await expect(bar).toBeVisible();
  expect(await primary()).toContain('#0b5d3b');
  await shopper.visit('/');
  await expect(title).toBeVisible();

  await bar.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(`${shop.address}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(title).toBeHidden();
  await expect(bar).toBeHidden();
  await expect.poll(primary).toContain(tenant139.config.colors.primary);
  await expect(
    page.getByRole('banner').getByRole('button', { name: /Cart, 1 item/ }),
  ).toBeVisible();
  expect(streams.filter((url) => url.includes('preview'))).toEqual([]);

  pageErrors.allow(/404/);
  await page.goto(`${link.slice(0, -2)}xx`);
  await expect(
    page.getByText('This preview has ended, or its link is not complete.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Go to the front page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await owner.close();
});
