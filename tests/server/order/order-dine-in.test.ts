import { describe, expect, test } from 'vitest';
import { placeOrderBody } from '#schemas/api/orders.ts';
import { checkPlacement } from '#server/domain/placing/check-placement.ts';
import type { PlacementInput } from '#server/domain/placing/check-placement.ts';
import { restaurants } from '#server/db/schema.ts';
import { priceStored } from '#server/domain/pricing/price-stored.ts';
import { plainPurpose } from '#server/domain/pricing/cart-purpose.ts';
import { findRestaurant } from '#server/db/queries/restaurants.ts';
import { findTenant } from '#server/db/queries/tenants.ts';
import { preparePricing } from '#server/ordering/pricing/prepare-pricing.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { insertSmallOffers } from '#tests/fixtures/small-offers.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { createShopper, customer, lemonade } from '../setup/shopper.ts';

const { app, db, deps } = await buildSmallApp();
await insertSmallOffers(db);
await db.update(restaurants).set({ orderTypes: ['pickup', 'dine_in'] });

const body = placeOrderBody.parse({
  restaurant_id: small.restaurant,
  cart_version: 1,
  expected_total: 4.5,
  delivery_method: 'dine_in',
  pickup_date: null,
  pickup_time: null,
  payment_method: 'cashOnDelivery',
  guest_details: customer,
  table_id: 'k3v9',
});

/** A lemonade ordered to a table of a restaurant that knows its tables. */
async function input(changes: Partial<PlacementInput> = {}): Promise<PlacementInput> {
  const restaurant = await findRestaurant(db, small.tenant, small.restaurant);
  const tenant = await findTenant(db, small.tenant);
  if (!restaurant || !tenant) throw new Error('the small restaurant is gone');
  const purpose = { ...plainPurpose, orderType: 'dine_in' as const };
  const pricing = await preparePricing(deps, { tenant, restaurant, purpose });
  const part = {
    restaurantProductId: small.lemonade.id,
    productId: small.lemonade.productId,
    quantity: 1,
    modifiers: [],
    configurations: [],
    componentId: null,
    position: null,
  };
  const line = { id: 1, signature: 'a', kind: 'plain' as const, offerId: null, parts: [part] };
  return {
    body,
    now: fridayNoon,
    isPhoneOrder: false,
    isUser: false,
    pointsBalance: null,
    expectedTotal: 450,
    restaurant,
    hasTables: true,
    gateways: ['cash'],
    chosen: { slot: undefined, refusal: null, isOpen: true },
    cartVersion: 1,
    priced: priceStored([{ ...line, quantity: 1, notes: '' }], pricing),
    giftCardRefusals: [],
    expectedDue: null,
    isCardOnly: false,
    isBlocked: false,
    phone: '',
    couponRefusal: null,
    ...changes,
  };
}
const codes = ({ refused, missing, conflicts }: ReturnType<typeof checkPlacement>) =>
  [...refused, ...missing, ...conflicts].map(({ code }) => code);

describe('R81 ordering to a table', () => {
  test('R46 R81 it asks for no time and costs no delivery', async () => {
    const open = await input();
    expect(codes(checkPlacement(open))).toEqual([]);
    expect([open.priced.amounts.delivery, open.priced.amounts.total]).toEqual([0, 450]);
  });

  test('R81 open hours apply', async () => {
    const chosen = { slot: undefined, refusal: null, isOpen: false };
    expect(codes(checkPlacement(await input({ chosen })))).toEqual(['closed_now']);
  });

  test('R81 a pause applies', async () => {
    const { restaurant, ...rest } = await input();
    const until = new Date(fridayNoon.getTime() + 60_000).toISOString();
    const paused = { ...restaurant, pauses: { dine_in: { until, reason: '' } } };
    expect(codes(checkPlacement({ ...rest, restaurant: paused }))).toEqual(['paused']);
  });

  test('R81 what is sold out is refused', async () => {
    const { priced, ...rest } = await input();
    const problems = [
      { path: 'items.1', code: 'sold_out' as const, message: 'Lemonade is sold out.' },
    ];
    const sold = checkPlacement({ ...rest, priced: { ...priced, problems } });
    expect(codes(sold)).toEqual(['sold_out']);
  });

  test('until tables are known nobody can order to one', async () => {
    const shopper = await createShopper(app, 5_000_001);
    await shopper.fillCart(lemonade);
    const cart = await shopper.cart('&delivery_method=dine_in&is_cash_on_delivery_opt=1');
    const changes = { delivery_method: 'dine_in', pickup_date: null, pickup_time: null };
    const reply = await shopper.place(shopper.orderBody(cart, changes));
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'dine_in_not_available_yet']);
  });
});
