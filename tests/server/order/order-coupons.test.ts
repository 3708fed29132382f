import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { couponUses, orders } from '#server/db/schema.ts';
import { insertSmallOffers, always, insertCoupon } from '#tests/fixtures/small-offers.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { verifyEmail } from '../setup/verify-email.ts';
import { createShopper, customer, expectStatus, plainBurger } from '../setup/shopper.ts';

const { app, db } = await buildSmallApp();
await insertSmallOffers(db);
let nextGuest = 4_400_000;
const newShopper = () => createShopper(app, (nextGuest += 1));
type Shopper = Awaited<ReturnType<typeof newShopper>>;
const evening = { pickup_time: '18:00' };

/** What the storefront would send after a look at the cart with this code. */
async function bodyWith(shopper: Shopper, code: string, changes: Record<string, unknown> = {}) {
  await verifyEmail(db, shopper);
  await shopper.fillCart(plainBurger);
  const query = `&coupon_code=${code}&delivery_method=pickup&is_cash_on_delivery_opt=1`;
  const cart = await shopper.cart(query);
  return shopper.orderBody(cart, { coupon_code: code, ...evening, ...changes });
}
const usesOf = async (orderId: string) =>
  db.select().from(couponUses).where(eq(couponUses.orderId, orderId));
const details = (name: string, phone: string) => ({
  guest_details: { name, email: `${name}@example.com`, phone_no: phone },
});

describe('R43 uses of a coupon', () => {
  test('R43 a use is reserved with the order and kept with every name of the customer', async () => {
    await insertCoupon(db, { code: 'TEN', customerLimit: 5 });
    const shopper = await newShopper();
    const reply = await shopper.place(await bodyWith(shopper, ' ten '));
    expectStatus(reply, 201);
    const { data } = reply.json();
    expect(data).toMatchObject({
      coupon_code: 'TEN',
      subtotal: 12.9,
      total: 11.61,
      due: 11.61,
      bill: [{ kind: 'coupon', name: 'TEN', amount: -1.29 }],
      items: [{ item_total: 12.9, discounted_item_total: 11.61 }],
    });
    const [row] = await db.select().from(orders).where(eq(orders.id, data.id));
    const [use] = await usesOf(data.id);
    expect(use?.customerKeys).toEqual([
      `shopper:${row?.shopperId}`,
      'email:ada@example.com',
      'phone:400000000',
    ]);
  });

  test.each([
    [
      'the same guest',
      'GUEST',
      (first: Shopper) => Promise.resolve(first),
      details('bob', '0411 111 111'),
    ],
    [
      'the same email',
      'EMAIL',
      newShopper,
      { guest_details: { ...customer, phone_no: '0499 999 999' } },
    ],
    [
      'the same telephone, written otherwise',
      'PHONE',
      newShopper,
      details('carol', '+61 400 000 000'),
    ],
  ])('R43 a limit per customer counts %s', async (_name, code, who, changes) => {
    await insertCoupon(db, { code, customerLimit: 1 });
    const first = await newShopper();
    expectStatus(await first.place(await bodyWith(first, code)), 201);
    const next = await who(first);
    await verifyEmail(db, next, changes.guest_details.email);
    const { version } = await next.fillCart(plainBurger);
    const seen = { version, total: 11.61 };
    const reply = await next.place(
      next.orderBody(seen, { coupon_code: code, ...evening, ...changes }),
    );
    expectStatus(reply, 409);
    const codes = reply.json().problems.map((problem: { code: string }) => problem.code);
    expect(codes).toContain('coupon_used_up');
    expect(reply.json().new_total).toBe(12.9);
  });

  test('R43 a cancelled order gives its use back', async () => {
    await insertCoupon(db, { code: 'BACK', totalLimit: 1 });
    const first = await newShopper();
    const reply = await first.place(await bodyWith(first, 'BACK'));
    const { id } = reply.json().data;
    expectStatus(await first.call('POST', `/v2/orders/${id}/cancel`, { reason: '' }), 200);
    expect((await usesOf(id))[0]?.releasedAt).not.toBeNull();
    const second = await newShopper();
    expectStatus(await second.place(await bodyWith(second, 'BACK')), 201);
  });

  test('R44 R55 a code that does not count is named, and the cart comes along without it', async () => {
    await insertCoupon(db, { code: 'RICH', conditions: always({ minimum: 10_000 }) });
    const shopper = await newShopper();
    const cart = await shopper.fillCart(plainBurger);
    const reply = await shopper.place(shopper.orderBody(cart, { coupon_code: 'rich' }));
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({
      code: 'coupon_below_minimum',
      problems: [{ path: 'coupon_code' }],
      new_total: 12.9,
      data: { coupon: { code: 'RICH', is_active: false } },
    });
  });
});
