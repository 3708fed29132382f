import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Cart } from '#schemas/api/cart.ts';
import { restaurants, taxRates, tenants } from '#server/db/schema.ts';
import { toMinor } from '#schemas/money.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { insertCoupon, insertSmallOffers, offers } from '#tests/fixtures/small-offers.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { halves, meal, pizza, plain, plainPizza, twoForOne } from '../setup/offer-lines.ts';
import { createShopper, lemonade, plainBurger } from '../setup/shopper.ts';

const { app, db, deps } = await buildSmallApp();
await insertSmallOffers(db);
await insertCoupon(db, { code: 'TEN', stacksWithDeals: true });
await insertCoupon(db, { code: 'FREE', effect: { kind: 'free_delivery' } });
let nextGuest = 3_500_000;
const newShopper = () => createShopper(app, (nextGuest += 1));

async function change({
  tenant = {},
  restaurant = {},
}: {
  tenant?: Partial<typeof tenants.$inferInsert>;
  restaurant?: Partial<typeof restaurants.$inferInsert>;
}) {
  const plainTenant = { taxInclusive: true, taxPpm: 100_000, cashStep: 1 };
  const plainRestaurant = { serviceFeePpm: 0, taxesFees: true, tipPercents: [10] };
  await db
    .update(tenants)
    .set({ ...plainTenant, ...tenant })
    .where(eq(tenants.id, small.tenant));
  await db
    .update(restaurants)
    .set({ ...plainRestaurant, ...restaurant })
    .where(eq(restaurants.id, small.restaurant));
  deps.menus.clear();
  deps.tenants.clear();
}
beforeEach(() => change({}));

/** Of the API's own numbers: what the lines cost, fees, tax on top and tip make the total (R5). */
function expectToAddUp(cart: Cart): void {
  const minor = (amount: number) => toMinor(amount, cart.currency);
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + minor(amount), 0);
  const of = (...kinds: Cart['bill'][number]['kind'][]) =>
    sum(cart.bill.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount));
  const lines = sum(cart.items.map((item) => item.discounted_item_total));
  const fees = of('delivery', 'delivery_discount', 'service');
  const tax = cart.tax_inclusive ? 0 : minor(cart.tax_total);
  expect(lines + fees + tax + of('tip')).toBe(minor(cart.total));
  expect(minor(cart.total) + of('cash_rounding')).toBe(minor(cart.due));
  expect(sum(cart.items.map((item) => item.item_total)) + of('deal')).toBe(minor(cart.subtotal));
  expect(minor(cart.subtotal) + of('coupon')).toBe(lines);
  for (const item of cart.items) {
    const off = minor(item.discount_amount) + minor(item.order_level_discount);
    expect(minor(item.item_total) - off).toBe(minor(item.discounted_item_total));
  }
}

describe('R5 what a cart says adds up to its total', () => {
  const delivered = '&delivery_method=delivery&postcode=2000';
  const lines = [
    plainPizza('diavola'),
    halves(pizza('margherita'), pizza('diavola')),
    meal(pizza('diavola')),
    twoForOne(pizza('diavola'), pizza('margherita')),
    plain('wings', 3),
    plain('bread'),
    lemonade,
  ];
  test.each([
    ['pickup', ''],
    ['a code', '&coupon_code=TEN'],
    ['delivery with a tip', `${delivered}&tip_percent=15`],
    ['a code, a tip and cash', '&coupon_code=TEN&tip_amount=3.33&is_cash_on_delivery_opt=1'],
    ['a table', '&dine_in=true&coupon_code=TEN&tip_percent=7'],
  ])('%s', async (_what, query) => {
    const changes = { serviceFeePpm: 12_500, tipPercents: [10, 15] };
    const shopper = await newShopper();
    await shopper.fillCart(...lines);
    for (const taxInclusive of [true, false]) {
      const tenant = { taxInclusive, taxPpm: 88_750, cashStep: 5 };
      await change({ tenant, restaurant: changes });
      const cart = await shopper.cart(query);
      expect(cart.tax_inclusive).toBe(taxInclusive);
      expect(cart.tip_percents).toEqual([10, 15]);
      expectToAddUp(cart);
    }
  });
});

describe('tax', () => {
  test('R10 a dish of another class is taxed by it', async () => {
    const shopper = await newShopper();
    const cart = await shopper.fillCart(plain('bread'), plainPizza('margherita'));
    expect(cart).toMatchObject({ total: 16, tax_total: 0.91 });
    expect(cart.items.map(({ tax }) => tax)).toEqual([0, 0.91]);
  });

  test('R11 another order type taxes the whole cart anew', async () => {
    const rate = { tenantId: small.tenant, taxClassId: offers.gstFree };
    await db.insert(taxRates).values({ ...rate, orderType: 'dine_in', ppm: 100_000 });
    deps.menus.clear();
    const shopper = await newShopper();
    await shopper.fillCart(plain('bread'));
    expect(await shopper.cart()).toMatchObject({ tax_total: 0 });
    expect(await shopper.cart('&dine_in=true')).toMatchObject({ tax_total: 0.55, total: 6 });
  });

  test('R12 R13 on top of the prices it is exact, and fees carry it only where they do', async () => {
    await change({ tenant: { taxInclusive: false, taxPpm: 88_750 } });
    const shopper = await newShopper();
    await shopper.fillCart(plainPizza('margherita'));
    expect(await shopper.cart()).toMatchObject({ subtotal: 10, tax_total: 0.89, total: 10.89 });
    const delivered = '&delivery_method=delivery&postcode=2000';
    // 8.875 % of 16.00 with the fee, and of 10.00 without it.
    expect(await shopper.cart(delivered)).toMatchObject({ tax_total: 1.42, total: 17.42 });
    await change({
      tenant: { taxInclusive: false, taxPpm: 88_750 },
      restaurant: { taxesFees: false },
    });
    expect(await shopper.cart(delivered)).toMatchObject({ tax_total: 0.89, total: 16.89 });
  });
});

describe('tip and cash', () => {
  test('R16 the tip is of the items before discounts, and never changes the tax', async () => {
    const shopper = await newShopper();
    await shopper.fillCart(plain('wings', 2));
    const cart = await shopper.cart('&tip_percent=10&coupon_code=TEN');
    expect(cart.bill).toContainEqual({ kind: 'tip', name: '', amount: 1.8 });
    expect(cart.tax_total).toBe((await shopper.cart('&coupon_code=TEN')).tax_total);
    const reply = await shopper.call(
      'GET',
      `/v2/cart?guest_id=${shopper.guestId}&tip_amount=1.005`,
    );
    expect(reply.statusCode).toBe(400);
  });

  test('R16 a tip above the highest is refused by its sentence, and never cut down', async () => {
    const shopper = await newShopper();
    await shopper.fillCart(plain('wings'));
    const { total } = await shopper.cart();
    const cart = await shopper.cart('&tip_amount=100.01');
    expect(cart).toMatchObject({ highest_tip: 100, total });
    const problem = {
      path: 'tip_amount',
      code: 'tip_too_high',
      message: 'A tip can be at most $100.00 on this order. Please choose a smaller one.',
    };
    expect(cart.problems).toEqual([problem]);
    const reply = await shopper.place(shopper.orderBody(cart, { tip_amount: 100.01 }));
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({ code: 'tip_too_high', problems: [problem] });
    expect((await shopper.cart('&tip_amount=100')).problems).toEqual([]);
  });

  test('a restaurant that offers no tips takes none', async () => {
    await change({ restaurant: { tipPercents: [] } });
    const shopper = await newShopper();
    await shopper.fillCart(lemonade);
    const tipped = await shopper.cart('&tip_percent=10');
    expect(tipped).toMatchObject({ total: 4.5, bill: [], tip_percents: [] });
  });

  test('R15 only what is paid in cash is rounded, on a line of its own', async () => {
    await change({ tenant: { cashStep: 5 } });
    const shopper = await newShopper();
    await shopper.fillCart(plainPizza('margherita'));
    const tip = '&tip_amount=0.03';
    expect(await shopper.cart(tip)).toMatchObject({ total: 10.03, due: 10.03 });
    const cash = await shopper.cart(`${tip}&is_cash_on_delivery_opt=1`);
    expect(cash).toMatchObject({ total: 10.03, due: 10.05 });
    expect(cash.bill).toContainEqual({ kind: 'cash_rounding', name: '', amount: 0.02 });
  });
});

describe('delivery', () => {
  const delivered = '&delivery_method=delivery&postcode=2000';
  test('R46 R47 the address settles fee and minimum, and below it only placing is barred', async () => {
    const shopper = await newShopper();
    await shopper.fillCart(plainPizza('diavola'));
    expect((await shopper.cart('&delivery_method=delivery')).delivery).toBeNull();
    const cart = await shopper.cart(delivered);
    expect(cart).toMatchObject({
      total: 18,
      bill: [{ kind: 'delivery', name: 'Inner city', amount: 6 }],
      delivery: {
        zone: { id: offers.zone, name: 'Inner city' },
        charge: 6,
        minimum: 20,
        missing_to_minimum: 8,
        next_tier: { from: 30, charge: 0 },
        error: null,
        error_code: null,
      },
    });
    expect(cart.problems).toEqual([
      {
        path: 'delivery',
        code: 'below_minimum',
        message: 'Delivery to this address begins at $20.00. Add $8.00 more.',
      },
    ]);
    // R40: 30.00 and not a cent less is free.
    await shopper.fillCart(plainPizza('diavola'), plain('bread'));
    expect(await shopper.cart(delivered)).toMatchObject({
      total: 30,
      problems: [],
      bill: [{ kind: 'delivery', amount: 0 }],
    });
  });

  test('R46 pickup and the table cost nothing, whatever the address', async () => {
    const shopper = await newShopper();
    await shopper.fillCart(plainPizza('diavola'));
    for (const query of ['&postcode=2000', '&dine_in=true&postcode=2000']) {
      expect(await shopper.cart(query)).toMatchObject({ total: 12, bill: [], delivery: null });
    }
  });

  test('R45 an address nobody delivers to is said, and costs nothing', async () => {
    const shopper = await newShopper();
    await shopper.fillCart(plainPizza('diavola'));
    const cart = await shopper.cart('&delivery_method=delivery&postcode=9999');
    expect(cart).toMatchObject({
      total: 12,
      delivery: { zone: null, charge: 0, error: expect.stringContaining('9999') },
      problems: [{ path: 'delivery', code: 'not_delivered_there' }],
    });
  });

  test('R41 free delivery takes off the fee, never more and nothing else', async () => {
    const shopper = await newShopper();
    await shopper.fillCart(plainPizza('diavola'), lemonade);
    const cart = await shopper.cart(`${delivered}&coupon_code=free`);
    expect(cart).toMatchObject({ total: 16.5, coupon: { discount: 6 } });
    expect(cart.bill).toEqual([
      { kind: 'delivery', name: 'Inner city', amount: 6 },
      { kind: 'delivery_discount', name: 'FREE', amount: -6 },
    ]);
    expectToAddUp(cart);
  });
});

test('R38 a dish is judged at the time the cart is for, once there is one', async () => {
  const shopper = await newShopper();
  const { items, problems } = await shopper.fillCart(plainBurger, lemonade);
  expect(problems).toEqual([]);
  // Mains are served on Fridays from 11:00 to 21:30; drinks always.
  const late = await shopper.cart('&pickup_date=2026-11-20&pickup_time=21:45');
  expect(late.problems).toEqual([
    {
      path: `items.${items[0]?.id}`,
      code: 'not_offered_then',
      message:
        'Corner burger is not offered at 9:45 pm (only 11:00 am–9:30 pm). Choose another time or remove it.',
    },
  ]);
  const inTime = await shopper.cart('&pickup_date=2026-11-20&pickup_time=21:15');
  expect(inTime.problems).toEqual([]);
});
