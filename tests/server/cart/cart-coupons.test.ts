import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { coupons, couponUses, guests } from '#server/db/schema.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { always, insertCoupon, insertSmallOffers } from '#tests/fixtures/small-offers.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { plainPizza } from '../setup/offer-lines.ts';
import { verifyEmail } from '../setup/verify-email.ts';
import { createShopper } from '../setup/shopper.ts';
import type { Shopper } from '../setup/shopper.ts';

const { app, db } = await buildSmallApp();
await insertSmallOffers(db);
const shopper = await createShopper(app, 3_400_001);
await shopper.fillCart(plainPizza('diavola'));

async function answerTo(buyer: Shopper, query: string) {
  const reply = await buyer.call('GET', `/v2/cart?guest_id=${buyer.guestId}&${query}`);
  if (reply.statusCode === 200) return { code: 'counts', error: '' };
  const failure = contract.getCart.failures[400].parse(reply.json());
  expect(reply.statusCode).toBe(400);
  expect(failure.data).toMatchObject({
    items: [{ item_total: 12, discounted_item_total: 12, applied_coupon: null }],
    total: 12,
    coupon: {
      is_active: false,
      discount: 0,
      refusal: { code: failure.code, message: failure.error },
    },
  });
  return failure;
}
const readWith = async (buyer: Shopper, query: string) => (await answerTo(buyer, query)).code;

const hour = 3_600_000;
const at = (hours: number) => new Date(fridayNoon.getTime() + hours * hour).toISOString();
const flat = { kind: 'amount', type: 'Flat', value: 100, max_discount: null } as const;

const evenings = [4, 5, 6].map((weekday) => ({ weekday, from: '18:00', to: '20:00' }));

test.each([
  ['unknown_coupon', 'Invalid coupon code', { isActive: false }],
  [
    'coupon_expired',
    'This code ended on 20 November.',
    { conditions: always({ valid_until: at(-1) }) },
  ],
  [
    'coupon_not_yet',
    'This code starts on 21 November.',
    { conditions: always({ valid_from: at(24) }) },
  ],
  [
    'coupon_other_restaurant',
    'This code is for another restaurant.',
    { restaurantIds: [small.closedRestaurant] },
  ],
  [
    'coupon_order_type',
    'This code is for delivery orders.',
    { conditions: always({ order_types: ['delivery'] }) },
  ],
  [
    'coupon_payment_method',
    'This code is for orders paid in cash.',
    { conditions: always({ payment_methods: ['cashOnDelivery'] }) },
  ],
  [
    'coupon_below_minimum',
    'Add $0.01 more to use this code.',
    { conditions: always({ minimum: 1201 }) },
  ],
  ['coupon_needs_login', 'Log in to use this code.', { needsLogin: true }],
  [
    'coupon_not_now',
    'This code is for Thursday to Saturday, 18:00–20:00.',
    { conditions: always({ windows: evenings }) },
  ],
  [
    'coupon_no_matching_item',
    'Nothing in your cart is part of this offer.',
    { effect: { ...flat, product_ids: [small.lemonade.id] } },
  ],
  ['counts', '', { restaurantIds: [small.restaurant] }],
] satisfies [string, string, Partial<typeof coupons.$inferInsert>][])(
  'R39 a code is refused by its own reason: %s',
  async (reason, sentence, changes) => {
    const code = randomUUID().toUpperCase();
    await insertCoupon(db, { code, ...changes });
    const { code: answer, error } = await answerTo(shopper, `coupon_code=${code.toLowerCase()}`);
    expect([answer, error]).toEqual([reason, sentence]);
  },
);

test('R37 a code for the evening counts for an order of the evening', async () => {
  const windows = [{ weekday: 5, from: '18:00', to: '20:00' }];
  await insertCoupon(db, { code: 'DINNER', conditions: always({ windows }) });
  await insertCoupon(db, {
    code: 'NOWONLY',
    conditions: always({ windows, validate_at: 'order' }),
  });
  const evening = 'pickup_date=2026-11-20&pickup_time=18:30';
  expect(await readWith(shopper, `coupon_code=dinner&${evening}`)).toBe('counts');
  expect(await readWith(shopper, `coupon_code=nowonly&${evening}`)).toBe('coupon_not_now');
});

test('R39 a code that is used up says so, to all or to the one who used it', async () => {
  await insertCoupon(db, { code: 'ONCE', totalLimit: 1 });
  await insertCoupon(db, { code: 'EACH', customerLimit: 1 });
  const buyer = await createShopper(app, 3_400_002);
  await verifyEmail(db, buyer);
  await verifyEmail(db, shopper, 'grace@example.com');
  await buyer.fillCart(plainPizza('diavola'));
  const [guest] = await db.select().from(guests).where(eq(guests.guestNumber, shopper.guestId));
  const uses = await db.select({ id: coupons.id, code: coupons.code }).from(coupons);
  const use = async (code: string) => {
    const couponId = uses.find((coupon) => coupon.code === code)?.id;
    await db.insert(couponUses).values({
      tenantId: small.tenant,
      couponId: couponId ?? 0,
      orderId: randomUUID(),
      customerKeys: [`shopper:${guest?.id}`],
    });
  };
  for (const code of ['ONCE', 'EACH']) {
    expect(await readWith(shopper, `coupon_code=${code}`)).toBe('counts');
    await use(code);
    expect(await readWith(shopper, `coupon_code=${code}`)).toBe('coupon_used_up');
  }
  expect(await readWith(buyer, 'coupon_code=ONCE')).toBe('coupon_used_up');
  expect(await readWith(buyer, 'coupon_code=EACH')).toBe('counts');
  // What was given back counts no more.
  await db.update(couponUses).set({ releasedAt: fridayNoon });
  expect(await readWith(shopper, 'coupon_code=EACH')).toBe('counts');
});

test('R39 a code of another tenant is unknown', async () => {
  await insertCoupon(db, { code: 'THEIRS', tenantId: small.otherTenant });
  expect(await readWith(shopper, 'coupon_code=THEIRS')).toBe('unknown_coupon');
});
