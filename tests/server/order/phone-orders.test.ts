import { describe, expect, onTestFinished, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { errorReply } from '#schemas/api/wire.ts';
import { customerKeys } from '#server/domain/placing/customer-keys.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { createShopper, expectStatus, lemonade, shopperOf } from '../setup/shopper.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';

const { app, db, pool } = await buildSmallApp();
await insertStaff(db);
const desk = await signStaffIn(app, 'desk@corner.test');
const caller = { name: 'Rosa', email: '', phone_no: '0400 111 222' };

const start = (restaurantId: number, headers: object = desk) =>
  app.inject({
    method: 'POST',
    url: '/api/v2/staff/phone-orders',
    headers: { ...headers },
    payload: { restaurant_id: restaurantId },
  });

async function newCaller() {
  const reply = await start(small.restaurant);
  expectStatus(reply, 201);
  const { guest_id, guest_token } = contract.startPhoneOrder.reply.parse(reply.json()).data;
  const headers = { host: small.host, authorization: `Bearer ${guest_token}` };
  return shopperOf(app, guest_id, headers);
}
async function acceptByHand(): Promise<void> {
  const set = 'update restaurants set accepts_by_hand = $1 where id = $2';
  await pool.query(set, [true, small.restaurant]);
  onTestFinished(async () => {
    await pool.query(set, [false, small.restaurant]);
  });
}

describe('an order that staff enter for somebody on the telephone', () => {
  test('needs no email address, is accepted with that and names who entered it', async () => {
    await acceptByHand();
    const shopper = await newCaller();
    await shopper.fillCart(lemonade);
    const order = await shopper.placed({ guest_details: caller });
    expect(order).toMatchObject({ status: 'accepted', customer: caller, waits_until: null });
    expect(order.events.map(({ status, actor }) => [status, actor])).toEqual([
      ['placed', 'staff'],
      ['accepted', 'staff'],
    ]);
    const { rows } = await pool.query(
      `select distinct s.name, o.is_mailed from order_events e
       join orders o on o.tenant_id = e.tenant_id and o.id = e.order_id
       join staff_accounts s on s.tenant_id = e.tenant_id and s.id = e.staff_id
       where e.order_id = $1`,
      [order.id],
    );
    expect(rows).toEqual([{ name: 'Sage', is_mailed: false }]);
  });

  test('is mailed where the caller gives an address', async () => {
    const shopper = await newCaller();
    await shopper.fillCart(lemonade);
    const order = await shopper.placed({
      guest_details: { ...caller, email: 'rosa@example.com' },
    });
    const { rows } = await pool.query('select is_mailed from orders where id = $1', [order.id]);
    expect(rows).toEqual([{ is_mailed: true }]);
  });

  test('is never paid by a card: its number would be spoken', async () => {
    const shopper = await newCaller();
    const cart = await shopper.fillCart(lemonade);
    const body = shopper.orderBody(cart, { guest_details: caller, payment_method: 'card' });
    const reply = await shopper.place(body);
    expect([reply.statusCode, errorReply.parse(reply.json()).code]).toEqual([
      422,
      'payment_method_not_offered',
    ]);
  });

  test('is of the restaurants that the member works for', async () => {
    const elsewhere = await start(small.closedRestaurant);
    expect(errorReply.parse(elsewhere.json()).code).toBe('not_your_restaurant');
    expect((await start(small.otherRestaurant)).statusCode).toBe(404);
  });
});

test('a customer who orders by themselves has to give an email address', async () => {
  const shopper = await createShopper(app, 4_500_001);
  const cart = await shopper.fillCart(lemonade);
  const reply = await shopper.place(shopper.orderBody(cart, { guest_details: caller }));
  expect(reply.statusCode).toBe(422);
  expect(errorReply.parse(reply.json()).problems).toEqual([
    expect.objectContaining({ path: 'guest_details.email' }),
  ]);
});

test('R43 callers without an address are not one customer to a coupon', () => {
  expect(customerKeys('a', caller)).toEqual(['shopper:a', 'phone:400111222']);
});
