import type { Browser } from '@playwright/test';
import { and, eq, sql } from 'drizzle-orm';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { orders, payments, restaurantProducts, tabPayments } from '#server/db/schema.ts';
import { expectAccessible } from '../axe.ts';
import { withDatabase } from '../database.ts';
import { findRestaurant, inDollars } from '../menu-api.ts';
import { polpette } from '../order-lines.ts';
import { setTable } from '../set-table.ts';
import { cards, Shopper } from '../shopper.ts';
import { StaffApi } from '../staff-api.ts';
import { collectPageErrors, expect, test } from '../storefront-test.ts';
import { createTestShop, type TestShop } from '../test-shop.ts';

const restaurant = 'Forno Pomo Brunswick East';
const tabPage = /\/dine-in-menu\/tab$/;
/** Of a dish, in cents: three of them divide neither by two nor without odd cents. */
const price = 1001;

/** A guest with a phone of their own at the table. */
async function sitDown(browser: Browser, shop: TestShop, token: string) {
  const context = await browser.newContext({ viewport: { width: 375, height: 740 } });
  const pageErrors = collectPageErrors(context);
  const shopper = new Shopper(await context.newPage(), shop);
  await shopper.visit(`/dine-in-menu?table=${token}`);
  const { page } = shopper;
  const strip = page.getByRole('region', { name: 'Your table' });
  const button = (name: string | RegExp) => page.getByRole('button', { name });

  return {
    shopper,
    page,
    strip,
    button,
    pageErrors,
    heading: (name: string | RegExp) => page.getByRole('heading', { name }),
    sum: page.getByRole('status', { name: 'What you pay' }),

    /** @param code null opens a tab */
    async join(name: string, code: string | null) {
      // Whether a tab is open is told to guests alone, which a press makes of a stranger.
      await strip.getByRole('button', { name: /^Order together|^A tab is open/ }).click();
      if (code !== null) await strip.getByLabel('Code of the tab').fill(code);
      await strip.getByLabel('Your name').fill(name);
      await strip
        .getByRole('button', { name: code === null ? 'Open a tab' : 'Join', exact: true })
        .click();
      await expect(page).toHaveURL(tabPage);
      await expect(page.getByRole('heading', { name: 'Your tab', level: 1 })).toBeVisible();
    },

    /** Sends so many dishes to the kitchen as a round of the tab. */
    async order(count: number) {
      await page.getByRole('link', { name: 'Choose dishes' }).click();
      for (let added = 0; added < count; added += 1) await shopper.quickAdd(polpette);
      await page.getByRole('button', { name: /^Cart, / }).click();
      await shopper.cart().getByRole('link', { name: 'Go to checkout' }).click();
      await button(`Send to the kitchen · ${inDollars(count * price)}`).click();
      await expect(page).toHaveURL(tabPage);
    },

    /** Pays by card what was begun; the button twice, as impatient people do. */
    async payCard(cents: number) {
      await button(`Go on to pay ${inDollars(cents)}`).click();
      await expect(page.getByRole('heading', { name: /by card$/ })).toBeFocused();
      await shopper.fillCard(cards.good);
      await button(`Pay ${inDollars(cents)}`).dblclick();
    },
  };
}

test('R82 R83 three phones at one table order on one tab and pay it in parts, to the cent', async ({
  browser,
  request,
}) => {
  test.slow();
  const shop = await createTestShop('tab', siteConfigSchema.parse({}));
  const { tenantId } = shop;
  const restaurantId = await findRestaurant(request, shop, restaurant);
  const token = await setTable({ tenantId, restaurantId });
  await withDatabase((db) =>
    db
      .update(restaurantProducts)
      .set({ price, onlinePrice: price })
      .where(eq(restaurantProducts.tenantId, tenantId)),
  );
  const staff = await StaffApi.signIn(browser, shop);
  const mia = await sitDown(browser, shop, token);
  const ben = await sitDown(browser, shop, token);
  const ada = await sitDown(browser, shop, token);

  await test.step('the first opens the tab, the others join it with its code', async () => {
    await mia.join('Mia', null);
    await expectAccessible(mia.page, 'a new tab');
    const code = await mia.page.getByText(/^\d{4}$/).innerText();
    await ben.join('Ben', code);
    await ada.join('Ada', code);
    await expect(mia.page.getByText('Ada', { exact: true }).first()).toBeVisible();
  });

  await test.step('two rounds by different guests are on the bill of all', async () => {
    await mia.order(2);
    await ben.order(1);
    for (const { page } of [mia, ben, ada]) {
      await expect(page.getByText(`${inDollars(3 * price)} of the bill is open.`)).toBeVisible();
    }
    await expectAccessible(mia.page, 'a tab with rounds');
  });

  await test.step('one holds his own dish while the third orders another, and pays it once', async () => {
    await expect(ben.sum).toContainText(inDollars(price));
    await ben.button(`Go on to pay ${inDollars(price)}`).click();
    await expect(ben.heading(`Pay ${inDollars(price)} by card`)).toBeFocused();
    await expectAccessible(ben.page, 'paying a part of a tab by card');
    await expect(mia.page.getByText('1 × being paid by Ben')).toBeVisible();
    await ada.order(1);
    await ben.page.reload();
    await ben.shopper.fillCard(cards.good);
    await ben.button(`Pay ${inDollars(price)}`).dblclick();
    await expect(ben.heading('Thank you, Ben!')).toBeFocused();
    await expectAccessible(ben.page, 'thanks for a part of a tab');
    await expect(
      ben.page.getByText(`${inDollars(3 * price)} is still open at the table.`),
    ).toBeVisible();
  });

  await test.step('the odd rest is split in two: the first part in cash, with the odd cent', async () => {
    await mia.page.getByRole('radio', { name: 'Equal parts' }).check();
    await mia.button(/^One part less$/).click();
    // 30.03 in two: 15.02 and 15.01; the first is rounded for cash.
    await expect(mia.sum).toContainText('$15.02');
    await expectAccessible(mia.page, 'equal parts of a tab');
    await mia.page.getByRole('radio', { name: 'Pay our staff in cash' }).check();
    await mia.button(/^Pay \$15\.0\d in cash$/).click();
    await expect(mia.heading(/^The waiter comes to you for/)).toBeFocused();
    await expectAccessible(mia.page, 'waiting to pay a part of a tab in cash');
  });

  await test.step('the third goes on with that split, and cannot pay what is held', async () => {
    await expect(ada.page.getByText('$15.01 of the bill is open.')).toBeVisible();
    await ada.page.getByRole('radio', { name: 'Equal parts' }).check();
    await expect(ada.page.getByText('1 of 2 parts is paid or being paid.')).toBeVisible();
    await ada.payCard(1501);
    await expect(ada.heading('Thank you, Ada!')).toBeFocused();
    await expect(ada.page.getByText(/is being paid right now/)).toBeVisible();
    await expect(ada.button('We are done')).toBeHidden();
  });

  await test.step('the desk confirms the cash, and the phone says so by itself', async () => {
    const [cash] = await withDatabase((db) =>
      db
        .select({ id: tabPayments.id, tabId: tabPayments.tabId })
        .from(tabPayments)
        .where(and(eq(tabPayments.tenantId, tenantId), eq(tabPayments.gateway, 'cash'))),
    );
    if (!cash) throw new Error('Nobody wants to pay in cash.');
    await staff.confirmTabPayment(cash.tabId, cash.id);
    await expect(mia.heading('Thank you, Mia!')).toBeFocused();
  });

  await test.step('one of them closes it, and it is closed for all', async () => {
    await ada.button('We are done').click();
    for (const { heading } of [mia, ben, ada]) {
      await expect(heading('This tab is closed')).toBeVisible();
    }
    await expectAccessible(ada.page, 'a closed tab');
  });

  await test.step('nobody paid twice, and nothing is unpaid', async () => {
    const placed = await withDatabase((db) =>
      db
        .select({ id: orders.id, total: orders.total })
        .from(orders)
        .where(eq(orders.tenantId, tenantId))
        .orderBy(orders.placedAt),
    );
    expect(placed.map(({ total }) => total)).toEqual([2 * price, price, price]);
    const taken = await withDatabase((db) =>
      db
        .select({
          orderId: payments.orderId,
          status: payments.status,
          amount: sql<number>`sum(${payments.amount} - coalesce((${payments.pays} ->> 'cashRounding')::int, 0))::int`,
        })
        .from(payments)
        .where(eq(payments.tenantId, tenantId))
        .groupBy(payments.orderId, payments.status),
    );
    expect(taken.every(({ status }) => status === 'succeeded')).toBe(true);
    for (const { id, total } of placed) {
      expect(taken.find(({ orderId }) => orderId === id)?.amount).toBe(total);
    }
  });

  for (const { page, pageErrors } of [mia, ben, ada]) {
    expect(pageErrors.list(), 'the console is silent').toEqual([]);
    await page.context().close();
  }
  await staff.close();
});
