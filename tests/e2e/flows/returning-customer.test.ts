import { eq } from 'drizzle-orm';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { firstLoyaltyRules } from '#schemas/rules/loyalty/loyalty-rules.ts';
import { saveGiftCardSettings } from '#server/db/queries/gift-cards.ts';
import { tenants } from '#server/db/schema.ts';
import { expectAccessible } from '../axe.ts';
import { addCombo, addHalfAndHalf } from '../composed-lines.ts';
import { withDatabase } from '../database.ts';
import { polpette } from '../order-lines.ts';
import { cards, orderIdIn, Shopper } from '../shopper.ts';
import { signUp } from '../sign-up.ts';
import { StaffApi } from '../staff-api.ts';
import { expect, test } from '../storefront-test.ts';
import { createTestShop } from '../test-shop.ts';

/** Ten points for each whole dollar, each worth ten cents, for half of the dishes at most. */
const rules = {
  ...firstLoyaltyRules(100),
  isOn: true,
  pointsPerUnit: 10,
  pointValue: 10,
  step: 10,
  minimum: 10,
  maxSharePercent: 50,
};

const giftCards = {
  isSold: true,
  amounts: [2500],
  lowest: 500,
  highest: 50_000,
  designs: ['plain' as const],
  expiryMonths: 36,
};

/** The balance on the page of points. */
async function expectPoints(shopper: Shopper, points: number): Promise<void> {
  await shopper.visit('/loyalty-points');
  await expect(shopper.page.getByRole('main')).toContainText(`${points} points`);
}

async function expectLeftOnCard(shopper: Shopper, code: string, amount: string): Promise<void> {
  await shopper.page.goto(
    `${shopper.shop.address}/gift-cards/card#key=${code.replaceAll('-', '')}`,
  );
  await expect(shopper.page.getByRole('status').filter({ hasText: 'Left on it' })).toContainText(
    amount,
  );
}

/** Presses the last button of the checkout. @returns the order's id */
async function place({ page }: Shopper, button: RegExp): Promise<string> {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('link', { name: 'Follow your order' }).click();
  await expect(page).toHaveURL(/\/order-confirmation\//);
  return orderIdIn(page.url());
}

/** From a cart with a dish to the review of an order for pickup. */
async function reviewPickup(shopper: Shopper): Promise<void> {
  await shopper.visit('/checkout');
  await shopper.pickTime();
  await shopper.page.getByRole('button', { name: 'Continue to review' }).click();
}

test('R71 R75 to R78 a new customer pays a delivery with points, a gift card and a card, has a line refunded, cancels another order, and every balance is right', async ({
  page,
  browser,
}) => {
  const shop = await createTestShop('returning', siteConfigSchema.parse({}));
  const { tenantId } = shop;
  await withDatabase(async (db) => {
    await db.update(tenants).set({ loyalty: rules }).where(eq(tenants.id, tenantId));
    await saveGiftCardSettings(db, { tenantId, ...giftCards });
  });
  const email = `mia.${shop.tenantId}@example.com`;
  const shopper = new Shopper(page, shop);
  const staff = await StaffApi.signIn(browser, shop);
  const toPayment = page.getByRole('button', { name: /^Continue to payment/ });
  const usePoints = (points: number) =>
    page.getByRole('button', { name: `Use ${points}, as many as possible` }).click();

  await test.step('signs up by the code of a mail', () =>
    signUp(page, shop, { email, password: 'four tins of tomatoes' }));

  const first =
    await test.step('160 points come with a first order of 16.50, once it is completed', async () => {
      await shopper.visit('/menu');
      await shopper.chooseRestaurant('Forno Pomo Brunswick East');
      await shopper.quickAdd(polpette);
      await reviewPickup(shopper);
      await page.getByRole('radio', { name: 'Cash on pickup' }).check();
      const order = await shopper.readOrder(await place(shopper, /^Place order/));
      expect(order).toMatchObject({ customer: { email }, loyalty: { earns: 160 } });
      await expectPoints(shopper, 0);
      await staff.moveOrder(order.id, 'completed');
      await expectPoints(shopper, 160);
      return order;
    });
  const code = await staff.sellGiftCard(first.restaurant.id, 25);

  const delivery =
    await test.step('a half-and-half and a combo are delivered for points, gift card and card', async () => {
      await shopper.visit('/menu');
      await addHalfAndHalf(page, 2950);
      await addCombo(page, 3200);
      await shopper.visit('/checkout');
      await page.getByRole('radio', { name: 'Delivery' }).check();
      await page.getByLabel('Street').fill('12 Albion Street');
      await page.getByLabel('Suburb').fill('Brunswick East');
      await page.getByLabel('Postcode').fill('3057');
      await page.getByLabel('City').fill('Melbourne');
      await shopper.pickTime();
      await page.getByRole('button', { name: 'Continue to review' }).click();
      await usePoints(160);
      await expect(shopper.totalIn(shopper.summary())).toHaveText('Total$45.50');
      await page.getByLabel('Gift card code').fill(code);
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await expect(shopper.summary()).toContainText(`Gift card •••• ${code.slice(-4)}`);
      await expectAccessible(page, 'the review with points and a gift card');
      await page.getByRole('radio', { name: /^Card/ }).check();
      await toPayment.click();
      await shopper.fillCard(cards.good);
      const order = await shopper.readOrder(await place(shopper, /^Pay \$20\.50/));
      expect(order).toMatchObject({
        delivery_method: 'delivery',
        total: 45.5,
        due: 20.5,
        loyalty: { used: 160, earns: 450 },
        gift_cards: [{ last_four: code.slice(-4), amount: 25 }],
      });
      await expectPoints(shopper, 0);
      await expectLeftOnCard(shopper, code, '$0.00');
      return order;
    });

  await test.step('R71 R77 R78 the combo goes back: first to the card, the rest to the gift card, with its points', async () => {
    const combo = delivery.items.find(({ kind }) => kind === 'combo');
    // 32.00 of 61.50 bore 8.33 of the 16.00 that points took off.
    await staff.refundLine(delivery.id, { lineId: combo?.id ?? 0, amount: 23.67 });
    const { refunds } = await shopper.readOrder(delivery.id);
    const tenders = refunds.flatMap((refund) => refund.tenders);
    expect(Object.fromEntries(tenders.map(({ kind, amount }) => [kind, amount]))).toEqual({
      card: 20.5,
      gift_card: 3.17,
    });
    await expectPoints(shopper, 83);
    await expectAccessible(page, 'the page of points');
    await expectLeftOnCard(shopper, code, '$3.17');
  });

  await test.step('R73 R78 another order is cancelled, and gives back what it used', async () => {
    await shopper.visit('/menu');
    await shopper.quickAdd(polpette);
    await reviewPickup(shopper);
    await usePoints(80);
    await page.getByLabel('Gift card code').fill(code);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('radio', { name: 'Cash on pickup' }).check();
    await place(shopper, /^Place order/);
    await expectPoints(shopper, 3);
    await expectLeftOnCard(shopper, code, '$0.00');
    await page.goBack();
    await page.goBack();
    await page.getByRole('button', { name: 'Cancel the order' }).click();
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(page.getByRole('heading', { name: 'You cancelled this order' })).toBeVisible();
    await expectPoints(shopper, 83);
    await expectLeftOnCard(shopper, code, '$3.17');
  });

  await test.step('R75 R77 what is left of the delivery earns, once it is completed', async () => {
    await staff.moveOrder(delivery.id, 'completed');
    // 450 less those of the 23 whole dollars that were given back.
    await expectPoints(shopper, 303);
  });
  await staff.close();
});
