import { restaurants } from '#server/db/schema.ts';
import { tenant53 } from '#schemas/samples/tenant-53.ts';
import { addArea, addTables, setBookingRules } from '#tests/server/setup/booking-plan.ts';
import { eq } from 'drizzle-orm';
import { withDatabase } from '../database.ts';
import { panel } from '../editor-page.ts';
import { waitForHydration } from '../hydration.ts';
import { expect, test } from '../storefront-test.ts';
import { createTestShop } from '../test-shop.ts';

test('beside the editor, the pages of a table, of reservations and of contact take a new colour at once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const shop = await createTestShop('besidetables', tenant53.config, tenant53);
  const { tenantId } = shop;
  await withDatabase(async (db) => {
    const [row] = await db
      .select({ id: restaurants.id })
      .from(restaurants)
      .where(eq(restaurants.tenantId, tenantId))
      .limit(1);
    if (!row) throw new Error('the shop has no restaurant');
    const place = { tenantId, restaurantId: row.id };
    await setBookingRules(db, {}, place);
    await addTables(db, await addArea(db, 'Inside', place), [[1, 4]], place);
  });
  const body = page.locator('body');
  for (const [path, colour, drawn] of [
    ['/dine-in-menu', '#10251c', 'rgb(16, 37, 28)'],
    ['/table-reservation', '#f7f3e9', 'rgb(247, 243, 233)'],
    ['/contact', '#e9f0f7', 'rgb(233, 240, 247)'],
  ] as const) {
    await test.step(path, async () => {
      await page.goto(`${shop.address}${path}`);
      await waitForHydration(page, '#main');
      const heading = page.getByRole('main').getByRole('heading').first();
      await expect(heading).toBeVisible();
      const open = page.getByRole('button', { name: 'Edit this site' });
      // Once it is open it stays so over the pages.
      await expect(open.or(panel(page)).first()).toBeVisible();
      if ((await panel(page).count()) === 0) await open.click();
      await expect(panel(page)).toBeVisible();
      await panel(page).getByRole('button', { name: 'Colours', exact: true }).click();
      await panel(page).getByRole('textbox', { name: 'Background', exact: true }).fill(colour);
      await expect(body).toHaveCSS('background-color', drawn);
      await expect(heading).toBeVisible();
      await panel(page).getByRole('button', { name: 'Back to the site' }).click();
    });
  }
});
