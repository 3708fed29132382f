import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { toMinor } from '#schemas/money.ts';
import { always, insertCoupon } from '#tests/fixtures/small-offers.ts';
import { draws } from '../../draws.ts';
import { openChangeShop } from '../setup/change-shop.ts';
import { plain } from '../setup/offer-lines.ts';
import { createShopper, expectStatus } from '../setup/shopper.ts';

const shop = await openChangeShop();
const { app, db, pool, preview, changed, lineAt } = shop;
await insertCoupon(db, { code: 'TWENTY', conditions: always({ minimum: 2000 }) });
let guests = 4_960_000;

const street = {
  formattedAddress: '1 Quay Street',
  city: 'Sydney',
  postcode: '2000',
  suburb: 'Sydney',
};

/** An order that is delivered, free from 30.00 on and from 20.00 on at all, paid by card. */
async function delivered(lines: object[], code?: string) {
  const shopper = await createShopper(app, (guests += 1));
  await shopper.fillCart(...lines.map((line) => ({ ...line })));
  const coupon = code === undefined ? '' : `&coupon_code=${code}`;
  const cart = await shopper.cart(`&delivery_method=delivery&postcode=2000${coupon}`);
  const reply = await shopper.place(
    shopper.orderBody(cart, {
      delivery_method: 'delivery',
      pickup_time: '18:00',
      shipping_details: street,
      payment_method: 'card',
      ...(code !== undefined && { coupon_code: code }),
    }),
  );
  expectStatus(reply, 201);
  const order = contract.placeOrder.reply.parse(reply.json()).data;
  expectStatus(await shopper.pay(order.id), 200);
  return shopper.order(order.id);
}
const oneLess = async (order: { id: string }, quantity: number, at = 0) => ({
  lines: [{ line_id: await lineAt(order, at), quantity }],
});

describe('a dish that the restaurant has run out of', () => {
  test('gives back all that it cost: the delivery stays free', async () => {
    const order = await delivered([plain('fries', 6)]);
    expect(order).toMatchObject({ total: 30, delivery_charge: 0 });
    const less = await oneLess(order, 5);
    const look = await preview(order, { ...less, cause: 'run_out' });
    expect(look).toMatchObject({ total: 25, refund: 5, notices: [], problems: [] });
    const after = await changed(order, { ...less, cause: 'run_out' });
    expect(after).toMatchObject({ total: 25, delivery_charge: 0, to_collect: 0 });
    expect(after.refunds).toMatchObject([{ amount: 5 }]);
  });

  test('that the customer wants less of prices the order anew: the fee comes', async () => {
    const order = await delivered([plain('fries', 6)]);
    const less = await oneLess(order, 5);
    // 25.00 and 6.00 to deliver: 1.00 more than was paid.
    expect(await preview(order, { ...less, cause: 'customer' })).toMatchObject({
      total: 31,
      refund: 0,
    });
    expect(await preview(order, less)).toMatchObject({ total: 31 });
  });

  test('asks for no minimum, neither of the delivery nor of a code, also one that has ended', async () => {
    const order = await delivered([plain('fries', 4)], 'TWENTY');
    expect(order).toMatchObject({ subtotal: 20, total: 24, coupon_code: 'TWENTY' });
    const less = await oneLess(order, 2);
    expect(await preview(order, { ...less, cause: 'customer' })).toMatchObject({ total: 16 });
    await pool.query(`update coupons set is_active = false where code = 'TWENTY'`);
    const after = await changed(order, { ...less, cause: 'run_out' });
    await pool.query(`update coupons set is_active = true where code = 'TWENTY'`);
    expect(after).toMatchObject({ total: 15, coupon_code: 'TWENTY', delivery_charge: 6 });
    expect(after.bill).toContainEqual(expect.objectContaining({ kind: 'coupon', amount: -1 }));
  });

  test('never costs the customer: what is lacking is off the total, without the code’s share of it', async () => {
    const kinds = ['fries', 'cola', 'bread'] as const;
    const prices = { fries: 500, cola: 400, bread: 600 };
    const quantity = fc.integer({ min: 2, max: 5 });
    await fc.assert(
      fc.asyncProperty(
        fc.tuple(quantity, quantity, quantity),
        fc.boolean(),
        fc.nat(2),
        async (quantities, hasCode, at) => {
          const lines = kinds.map((kind, index) => plain(kind, quantities[index]));
          const order = await delivered(lines, hasCode ? 'TWENTY' : undefined);
          const kind = kinds[at] ?? 'fries';
          const look = await preview(order, {
            ...(await oneLess(order, 0, at)),
            cause: 'run_out',
          });
          const gone = (quantities[at] ?? 0) * prices[kind];
          const back = toMinor(look.refund, 'AUD');
          expect(Math.abs(back - (hasCode ? gone * 0.9 : gone))).toBeLessThanOrEqual(1);
          expect(toMinor(look.total_was, 'AUD') - toMinor(look.total, 'AUD')).toBe(back);
        },
      ),
      { numRuns: draws(6) },
    );
  });
});
