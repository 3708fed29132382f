import { eq } from 'drizzle-orm';
import { capabilities } from '#schemas/capabilities.ts';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { giftCardSettings, reservationSettings, tenants } from '#server/db/schema.ts';
import { expectAccessible } from '../axe.ts';
import { withDatabase } from '../database.ts';
import { signInAtDesk } from '../desk-page.ts';
import { expect, test } from '../storefront-test.ts';
import { createTestShop } from '../test-shop.ts';

test('what an owner switches on in the list of what there is, a guest who starts at the home page uses', async ({
  page,
  browser,
}) => {
  const shop = await createTestShop('offers', siteConfigSchema.parse({}));
  const { tenantId } = shop;
  await withDatabase(async (db) => {
    await db.delete(giftCardSettings).where(eq(giftCardSettings.tenantId, tenantId));
    await db.delete(reservationSettings).where(eq(reservationSettings.tenantId, tenantId));
    await db.update(tenants).set({ loyalty: null }).where(eq(tenants.id, tenantId));
  });
  const switches = [
    ['reservations', 'Table reservations', 'Customers can book a table online', 'Book a table'],
    ['gift_cards', 'Gift cards', 'Gift cards are sold', 'Gift cards'],
    ['loyalty_points', 'Loyalty points', 'Customers earn and redeem points', 'Loyalty points'],
  ] as const;
  const openPages = async () => {
    await page.goto(shop.address);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    return page.getByRole('navigation', { name: 'Main' });
  };

  await test.step('a guest chooses another restaurant than the one that will take reservations', async () => {
    await page.goto(shop.address);
    await page.getByRole('radio', { name: /Brunswick East/ }).check();
    await page.getByRole('button', { name: 'Confirm Selection' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('while they are off no link leads there, and their pages say so', async () => {
    for (const [name, , , link] of switches) {
      const { usedAt, whenOff } = capabilities[name];
      await page.goto(`${shop.address}${usedAt}`);
      await expect(page.getByText(whenOff ?? '')).toBeVisible();
      await expect(page.getByRole('link', { name: link, exact: true })).toHaveCount(0);
    }
  });

  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const desk = await context.newPage();
  await test.step('the owner finds each in one list, from the desk, and switches it on', async () => {
    await signInAtDesk(desk, shop);
    await desk.getByLabel('Restaurant', { exact: true }).selectOption('Forno Pomo Northcote');
    await desk.getByRole('link', { name: 'Settings', exact: true }).click();
    for (const [, name, label] of switches) {
      await desk.getByRole('link', { name: /^What you offer/ }).click();
      await expectAccessible(desk, 'what a business offers');
      await desk.getByRole('link', { name: `Switch on: ${name}` }).click();
      await desk.getByLabel(label).check();
      await desk.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(desk.getByText(/^Saved\./)).toBeVisible();
    }
    await desk.getByRole('link', { name: /^What you offer/ }).click();
    await expect(desk.getByRole('link', { name: 'Change: Gift cards' })).toBeVisible();
    await context.close();
  });

  await test.step('a guest is led to each from the home page', async () => {
    for (const [name, , , link] of switches) {
      const pages = await openPages();
      await expectAccessible(page, 'the further pages');
      await pages.getByRole('link', { name: link, exact: true }).click();
      await expect(page).toHaveURL(`${shop.address}${capabilities[name].usedAt}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(capabilities[name].whenOff ?? '')).toHaveCount(0);
      await expect(pages.getByRole('link', { name: link, exact: true })).toHaveCount(0);
    }
  });

  await test.step('the list closes by Escape and gives the focus back', async () => {
    await openPages();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'More', exact: true })).toBeFocused();
  });
});
