import { expect, test } from 'vitest';
import { dealComponentProducts, dealComponents, deals } from '#server/db/schema.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { always, insertCoupon, insertSmallOffers, offers } from '#tests/fixtures/small-offers.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { plain } from '../setup/offer-lines.ts';
import { createShopper, plainBurger } from '../setup/shopper.ts';

const { app, db, deps } = await buildSmallApp();
await insertSmallOffers(db);
await insertCoupon(db, { code: 'TEN' });
let nextGuest = 3_380_000;

/** A percentage on one dish that applies itself. */
async function insertPercent(id: number, name: string, percent: number, dish: number, minimum = 0) {
  const own = { tenantId: small.tenant };
  await db.insert(deals).values({
    ...own,
    restaurantId: small.restaurant,
    id,
    name,
    effect: { kind: 'percent', percent, max_discount: null },
    conditions: always({ minimum }),
    isAutomatic: true,
  });
  await db
    .insert(dealComponents)
    .values({ ...own, dealId: id, id: id + 1, name: 'A dish', position: 0 });
  await db
    .insert(dealComponentProducts)
    .values({ ...own, componentId: id + 1, restaurantProductId: dish });
}
await insertPercent(3100, 'Burger day', 20, small.burger.id);
await insertPercent(3110, 'Fries for less', 5, offers.fries.id);
await insertPercent(3120, 'Feast', 30, offers.wings.id, 9000);
deps.menus.clear();

/** Free delivery from 30.00, else 6.00. */
const delivered = '&delivery_method=delivery&postcode=2000';

test('R36 R46 the cart is charged the least of all sets of deals, and says which was left out and why', async () => {
  const shopper = await createShopper(app, (nextGuest += 1));
  await shopper.fillCart({ ...plainBurger, quantity: 2 }, plain('fries'));
  const pickup = await shopper.cart();
  const items = pickup.items.reduce((sum, { item_total }) => sum + item_total, 0);
  expect(pickup.bill.map(({ name }) => name)).toEqual(['Burger day', 'Fries for less']);
  expect(pickup.deals_left_out).toEqual([]);
  // Just enough for free delivery without the larger deal.
  expect([items > 30, items - 5.16 < 30]).toEqual([true, true]);
  const cart = await shopper.cart(delivered);
  const fries = cart.bill.find(({ name }) => name === 'Fries for less')?.amount ?? 0;
  expect(cart.total).toBeCloseTo(items + fries, 2);
  expect(cart.deals_left_out).toEqual([
    {
      deal_id: 3100,
      name: 'Burger day',
      reason: 'delivery_fee',
      amount: 6,
      is_partial: false,
      message: '“Burger day” is left out: with it, delivery would cost $6.00 more.',
    },
  ]);
  const order = await shopper.place(
    shopper.orderBody(cart, {
      delivery_method: 'delivery',
      pickup_time: '18:00',
      shipping_details: {
        formattedAddress: '1 Quay Street',
        city: 'Sydney',
        postcode: '2000',
        suburb: 'Sydney',
      },
    }),
  );
  expect([order.statusCode, order.json().data?.total]).toEqual([201, cart.total]);
});

test('R36 R42 a code that saves more than a deal, and a minimum that is not reached, are said', async () => {
  const shopper = await createShopper(app, (nextGuest += 1));
  await shopper.fillCart(plain('fries'), plain('wings'));
  const before = await shopper.cart();
  const cart = await shopper.cart('&coupon_code=TEN');
  // What the customer is praised for is what they really pay less.
  const saving = before.total - cart.total;
  expect(cart.coupon?.saving).toBeCloseTo(saving, 2);
  expect(saving).toBeLessThan(cart.coupon?.discount ?? 0);
  const said = cart.deals_left_out.map(({ name, reason, message }) => [name, reason, message]);
  expect(said).toEqual([
    [
      'Fries for less',
      'code',
      `“Fries for less” is left out: it does not go together with your code, with which you pay $${saving.toFixed(2)} less.`,
    ],
    ['Feast', 'minimum', expect.stringMatching(/^Add \$\d+\.\d\d more and “Feast” counts too\.$/)],
  ]);
});
