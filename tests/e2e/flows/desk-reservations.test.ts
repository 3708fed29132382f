import { and, eq } from 'drizzle-orm';
import type { Page } from '@playwright/test';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { localDateTime } from '#schemas/rules/time/local-date-time.ts';
import { restaurants } from '#server/db/schema.ts';
import {
  addArea,
  addTables,
  insertBooking,
  setBookingRules,
} from '#tests/server/setup/booking-plan.ts';
import { now } from '../e2e-clock.ts';
import { expectAccessible } from '../axe.ts';
import { withDatabase } from '../database.ts';
import { signInAtDesk } from '../desk-page.ts';
import { expect, test } from '../storefront-test.ts';
import { createTestShop } from '../test-shop.ts';

const restaurant = 'Forno Pomo Brunswick East';
const widths = [375, 820, 1440];

async function expectNoWider(page: Page, what: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, `${what} at ${width}`).toBeLessThanOrEqual(width);
    await expectAccessible(page, `${what} at ${width}`);
  }
}

test('R88 R89 R92 a reservation by phone stands on the timeline, moves to another table, is seated and finished', async ({
  page,
  pageErrors,
}) => {
  // A warning is a refusal (409) until it is accepted.
  pageErrors.allow(/409|changeStaffReservation failed|addReservation failed/);
  const shop = await createTestShop('timeline', siteConfigSchema.parse({}));
  const { tenantId } = shop;
  const zone = 'Australia/Melbourne';
  const tomorrow = localDateTime(now() + 24 * 3_600_000, zone).date;
  const online = await withDatabase(async (db) => {
    const [row] = await db
      .select({ id: restaurants.id })
      .from(restaurants)
      .where(and(eq(restaurants.tenantId, tenantId), eq(restaurants.name, restaurant)));
    if (!row) throw new Error('the shop has no such restaurant');
    const place = { tenantId, restaurantId: row.id };
    await setBookingRules(db, {}, place);
    const areaId = await addArea(db, 'Inside', place);
    await addTables(
      db,
      areaId,
      [
        [1, 2],
        [3, 6],
      ],
      place,
    );
    return {
      place,
      tables: await addTables(db, await addArea(db, 'Terrace', place), [[1, 4]], place),
    };
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAtDesk(page, shop);
  await page.getByRole('combobox', { name: 'Restaurant' }).selectOption({ label: restaurant });
  await page.goto(`${shop.address}/desk/reservations?date=${tomorrow}`);
  await expect(page.getByText('No reservations on this day yet.')).toBeVisible();
  await expectNoWider(page, 'an empty day');
  await page.setViewportSize({ width: 1440, height: 900 });

  await test.step('is noted, with the best table that is free', async () => {
    await page.getByRole('button', { name: 'Add a reservation' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Time').fill('19:00');
    await dialog.getByLabel('Name').fill('Ada Chan');
    await dialog.getByLabel('Phone').fill('0400 000 001');
    await expectAccessible(page, 'noting a reservation');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/^Ada Chan: saved for/)).toBeVisible();
  });

  const bar = page.getByRole('button', { name: /^2 Ada Chan/ });
  await test.step('what a customer books appears by itself', async () => {
    const [tableId = 0] = online.tables;
    const startsAt = new Date(`${tomorrow}T09:00:00Z`);
    // As one: the desk is notified of a reservation with its table.
    await withDatabase((db) =>
      db.transaction((tx) => insertBooking(tx, { tableId, startsAt }, online.place)),
    );
    await expect(page.getByRole('button', { name: /^2 No name/ })).toBeVisible();
    await expectNoWider(page, 'a day with reservations');
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('moves to a table that is meant for more, after a warning', async () => {
    await page.getByRole('button', { name: 'Timeline' }).click();
    await bar.click();
    await expectAccessible(page, 'a reservation');
    const choice = page.getByRole('dialog').getByLabel('Move to');
    const large = await choice.locator('option', { hasText: '(3–6)' }).getAttribute('value');
    await choice.selectOption(large);
    await page.getByRole('button', { name: 'Move there' }).click();
    await expect(page.getByText(/The table is meant for larger parties/)).toBeVisible();
    await page.getByRole('button', { name: 'Do it all the same' }).click();
    await expect(page.getByText(/^Ada Chan was moved to table/)).toBeVisible();
  });

  await test.step('is seated, and has left', async () => {
    await bar.click();
    await page.getByRole('button', { name: 'Seat them' }).click();
    await page.getByRole('button', { name: 'They have left' }).click();
    await expect(page.getByRole('button', { name: 'Back to seated' })).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).first().click();
  });
});
