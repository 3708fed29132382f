import { and, eq } from 'drizzle-orm';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { reservations, restaurants } from '#server/db/schema.ts';
import { addArea, addTables, setBookingRules } from '#tests/server/setup/booking-plan.ts';
import { expectAccessible } from '../axe.ts';
import { withDatabase } from '../database.ts';
import { linkMailedTo } from '../outbox.ts';
import { expect, test } from '../storefront-test.ts';
import { createTestShop } from '../test-shop.ts';

test("R85 to R92 a guest books a table, changes it by the mail's link, and cancels it", async ({
  page,
  browser,
}) => {
  const shop = await createTestShop('tables', siteConfigSchema.parse({}));
  const { tenantId } = shop;
  const restaurantId = await withDatabase(async (db) => {
    const [row] = await db
      .select({ id: restaurants.id })
      .from(restaurants)
      .where(and(eq(restaurants.tenantId, tenantId), eq(restaurants.name, 'Forno Pomo Northcote')));
    if (!row) throw new Error('the shop has no such restaurant');
    const place = { tenantId, restaurantId: row.id };
    await setBookingRules(db, {}, place);
    for (const name of ['Terrace', 'Inside']) {
      await addTables(db, await addArea(db, name, place), [[1, 4]], place);
    }
    return row.id;
  });
  const email = `mia-${tenantId}@example.com`;
  const main = page.getByRole('main');
  const evening = page.getByRole('group', { name: 'Evening' });
  const goOn = page.getByRole('button', { name: 'Continue' });

  await test.step('chooses party, day, area and time with one hand', async () => {
    await page.goto(`${shop.address}/table-reservation?restaurant=${restaurantId}`);
    await page.getByRole('button', { name: 'One person more' }).click();
    await page.getByRole('radio', { name: 'Terrace' }).check();
    await page.getByRole('button', { name: 'Show a whole month' }).click();
    await expectAccessible(page, 'the month of reservations');
    await page.getByRole('button', { name: 'Show days in a row' }).click();
    const days = page.getByRole('toolbar', { name: 'Days' }).getByRole('button');
    await days.nth(3).click();
    await evening.getByRole('radio', { name: '7:00 pm' }).check();
    await page.getByLabel('Wishes (optional)').fill('A birthday');
    await expectAccessible(page, 'choosing a table');
    await goOn.click();
  });

  await test.step('confirms it within ten minutes, also after a reload', async () => {
    await expect(page.getByRole('timer')).toContainText('Held for you for 9:');
    await page.reload();
    await expect(page.getByRole('timer')).toBeVisible();
    await expectAccessible(page, 'confirming a table');
    await main.getByLabel('Name').fill('Mia Wong');
    await main.getByLabel('Email').fill(email);
    await main.getByLabel('Phone').fill('0412 345 678');
    await page.getByRole('button', { name: 'Book this table' }).dblclick();
    await expect(page.getByRole('heading', { name: 'Your table is booked' })).toBeVisible();
    await expect(main).toContainText('A birthday');
    await expectAccessible(page, 'a booked table');
  });

  const booked = await withDatabase((db) =>
    db.select().from(reservations).where(eq(reservations.tenantId, tenantId)),
  );
  expect(booked.map(({ state, party }) => ({ state, party }))).toEqual([
    { state: 'confirmed', party: 3 },
  ]);

  await test.step('finds it in the list and has it in the calendar', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Add to calendar' }).click();
    expect((await download).suggestedFilename()).toBe('reservation.ics');
    await page.getByRole('link', { name: 'Your reservations' }).click();
    await expect(page.getByRole('article')).toContainText('3 people · Forno Pomo Northcote');
    await expectAccessible(page, 'own reservations');
  });

  const elsewhere = await browser.newContext();
  const phone = await elsewhere.newPage();
  await test.step("changes party and time by the mail's link on another device", async () => {
    await phone.goto(await linkMailedTo(email, `${shop.address}/reservations?`));
    await expect(phone.getByRole('heading', { name: /^Reservation / })).toBeVisible();
    await expect(phone).not.toHaveURL(/key=/);
    await expectAccessible(phone, 'one reservation');
    await phone.getByRole('link', { name: 'Change' }).click();
    await phone.getByRole('button', { name: 'One person more' }).click();
    await phone.getByRole('radio', { name: '8:00 pm' }).check();
    await expectAccessible(phone, 'changing a reservation');
    await phone.getByRole('button', { name: 'Save the change' }).click();
    await expect(phone.getByText('Your reservation was changed.')).toBeVisible();
    await expect(phone.getByRole('main')).toContainText('4 people');
    await expect(phone.getByRole('main')).toContainText('8:00 pm');
  });

  await test.step('cancels it there, and its table is free at once', async () => {
    await phone.getByRole('button', { name: 'Cancel the reservation' }).click();
    await phone.getByRole('dialog').getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(phone.getByText('Your reservation is cancelled.')).toBeVisible();
    await elsewhere.close();
    await page.reload();
    await expect(page.getByRole('article')).toContainText('Cancelled');
  });
});
