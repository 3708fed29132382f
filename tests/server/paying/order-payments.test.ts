import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { orders, payments } from '#server/db/schema.ts';
import { violates } from '#server/db/violates.ts';
import { createSandbox } from '#server/ports/payments/sandbox.ts';
import type { Sandbox } from '#server/ports/payments/sandbox.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp, buildTestApp } from '../setup/build-test-app.ts';
import { createShopper, expectStatus, lemonade, plainBurger } from '../setup/shopper.ts';
import type { Shopper } from '../setup/shopper.ts';
import { whileProduct } from '../setup/while-changed.ts';

const { app, db, pool, deps } = await buildSmallApp();
let nextGuest = 3_300_000;
const newShopper = () => createShopper(app, (nextGuest += 1));
const declinedCard = '4000 0000 0000 0002';

const cardOrder = async (): Promise<{ shopper: Shopper; id: string }> => {
  const shopper = await newShopper();
  await shopper.fillCart(plainBurger, lemonade);
  const order = await shopper.placed({ payment_method: 'card' });
  expect(order).toMatchObject({ status: 'pending_payment', payment_status: 'unpaid', total: 17.4 });
  return { shopper, id: order.id };
};
const paymentsOf = (orderId: string) =>
  db.select().from(payments).where(eq(payments.orderId, orderId));
const statusOf = async (orderId: string) =>
  (await db.select().from(orders).where(eq(orders.id, orderId)))[0]?.status;

const dying = { confirm: () => Promise.reject(new Error('the process died here')) };

/** A server that is meant to fail says nothing of it here. */
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** The same server some minutes later, perhaps with a gateway that behaves otherwise. */
async function payLater(
  { shopper, id }: { shopper: Shopper; id: string },
  minutes: number,
  changes: Partial<Sandbox> = {},
) {
  const clock = () => new Date(fridayNoon.getTime() + minutes * 60_000);
  const sandbox = { ...createSandbox({ ...deps, clock }), ...changes };
  const later = await buildTestApp(
    { db, pool },
    { clock, gateways: { sandbox, stripe: null }, log: silent },
  );
  return later.app.inject({
    method: 'POST',
    url: `/api/v2/orders/${id}/payments`,
    headers: { ...shopper.headers, 'idempotency-key': randomUUID() },
    payload: {
      gateway: 'sandbox',
      card: { number: '4242424242424242', expiry: '08/29', cvc: '123' },
    },
  });
}

describe('paying by the sandbox card', () => {
  test('an accepted card places the order and takes the cart', async () => {
    const { shopper, id } = await cardOrder();
    expect((await shopper.cart()).item_count).toBe(2);
    const reply = await shopper.pay(id);
    expectStatus(reply, 200);
    const paid = contract.payOrder.reply.parse(reply.json()).data;
    expect(paid).toMatchObject({ id, status: 'accepted', payment_status: 'paid', total: 17.4 });
    expect(await shopper.order(id)).toEqual(paid);
    expect((await shopper.cart()).item_count).toBe(0);
    expect(await paymentsOf(id)).toMatchObject([
      { status: 'succeeded', amount: 1740, currency: 'AUD', gateway: 'sandbox' },
    ]);
  });

  test.each([
    ['4000000000000002', 'card_declined'],
    ['4000000000009995', 'insufficient_funds'],
    ['4000000000000069', 'expired_card'],
    ['4111111111111111', 'not_a_test_card'],
  ])('%s is refused with a sentence, and the cart stays editable', async (number, code) => {
    const { shopper, id } = await cardOrder();
    const reply = await shopper.pay(id, number);
    expect(reply.statusCode).toBe(402);
    expect(contract.payOrder.failures[402].parse(reply.json()).code).toBe(code);
    expect(await shopper.order(id)).toMatchObject({ status: 'pending_payment' });
    expect((await shopper.add(lemonade)).statusCode).toBe(201);
  });

  test('R60 another card pays the same order', async () => {
    const { shopper, id } = await cardOrder();
    await shopper.pay(id, declinedCard);
    expect((await shopper.placed({ payment_method: 'card' })).id).toBe(id);
    expect((await shopper.pay(id)).json().data).toMatchObject({ id, payment_status: 'paid' });
    expect((await paymentsOf(id)).map(({ status }) => status).toSorted()).toEqual([
      'failed',
      'succeeded',
    ]);
  });

  test('a repeated request is the same attempt, whatever card comes with it', async () => {
    const { shopper, id } = await cardOrder();
    const key = randomUUID();
    const first = await shopper.pay(id, declinedCard, key);
    const again = await shopper.pay(id, '4242424242424242', key);
    expect([first.statusCode, again.statusCode]).toEqual([402, 402]);
    expect(again.json()).toEqual(first.json());
    expect(await paymentsOf(id)).toHaveLength(1);
  });

  test('paying a paid order again answers it and moves nothing', async () => {
    const { shopper, id } = await cardOrder();
    const first = await shopper.pay(id);
    const again = await shopper.pay(id);
    expect(again.json()).toEqual(first.json());
    expect(await paymentsOf(id)).toHaveLength(1);
  });

  test.each(['one key', 'keys of their own'])(
    'twenty payments at once with %s charge once',
    async (keys) => {
      const { shopper, id } = await cardOrder();
      const key = randomUUID();
      const replies = await Promise.all(
        Array.from({ length: 20 }, () =>
          shopper.pay(id, undefined, keys === 'one key' ? key : randomUUID()),
        ),
      );
      const statuses = new Set(replies.map(({ statusCode }) => statusCode));
      expect([...statuses].filter((status) => status !== 200 && status !== 409)).toEqual([]);
      expect(statuses.has(200)).toBe(true);
      const charged = (await paymentsOf(id)).filter(({ status }) => status === 'succeeded');
      expect(charged).toHaveLength(1);
      expect((await shopper.order(id)).payment_status).toBe('paid');
    },
  );

  test('PostgreSQL itself refuses a second success for one order', async () => {
    const { shopper, id } = await cardOrder();
    await shopper.pay(id);
    const second = db.insert(payments).values({
      tenantId: small.tenant,
      orderId: id,
      gateway: 'sandbox',
      status: 'succeeded',
      amount: 1740,
      currency: 'AUD',
    });
    const failure: unknown = await second.catch((error: unknown) => error);
    expect(violates(failure, 'payments_succeeded')).toBe(true);
  });

  test('a card number is stored nowhere', async () => {
    const { shopper, id } = await cardOrder();
    await shopper.pay(id, '4000000000009995');
    await shopper.pay(id);
    const { rows } = await db.execute<{ table_name: string }>(
      sql`select table_name from information_schema.tables where table_schema = 'public'`,
    );
    expect(rows.length).toBeGreaterThan(10);
    for (const { table_name } of rows) {
      const found = await db.execute(
        sql`select 1 from ${sql.identifier(table_name)} as t where t::text ~ '4242 ?4242|4000000000|\\m9995\\M|08/29'`,
      );
      expect({ table_name, rows: found.rows }).toEqual({ table_name, rows: [] });
    }
  });
});

describe('an unpaid order and its cart', () => {
  test('a cart changed after a declined card makes another order, and the old one ends', async () => {
    const { shopper, id } = await cardOrder();
    await shopper.pay(id, declinedCard);
    await shopper.fillCart(lemonade);
    const stale = await shopper.pay(id);
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'cart_changed']);
    const second = await shopper.placed({ payment_method: 'card' });
    expect(second).toMatchObject({ status: 'pending_payment', total: 21.9 });
    expect(second.id).not.toBe(id);
    expect(await statusOf(id)).toBe('cancelled');
    const old = await shopper.pay(id);
    expect([old.statusCode, old.json().code]).toEqual([409, 'order_not_payable']);
    expect((await shopper.pay(second.id)).statusCode).toBe(200);
  });

  test('R54 a price that fell after a declined card is the one that is paid', async () => {
    const { shopper, id } = await cardOrder();
    await shopper.pay(id, declinedCard);
    const second = await whileProduct({ db, deps }, small.lemonade.id, { onlinePrice: 400 }, () =>
      shopper.placed({ payment_method: 'card' }),
    );
    expect(second).toMatchObject({ status: 'pending_payment', total: 16.9 });
    expect(await statusOf(id)).toBe('cancelled');
  });

  test('after a declined card the cart can be paid in cash', async () => {
    const { shopper, id } = await cardOrder();
    await shopper.pay(id, declinedCard);
    const cash = await shopper.placed();
    expect(cash).toMatchObject({ status: 'accepted', payment_method: 'cashOnDelivery' });
    expect(await statusOf(id)).toBe('cancelled');
    expect((await shopper.cart()).items).toEqual([]);
  });

  test('a cash order takes no card', async () => {
    const shopper = await newShopper();
    await shopper.fillCart(lemonade);
    const { id } = await shopper.placed();
    const reply = await shopper.pay(id);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'order_not_payable']);
  });

  test('an order that waited 15 minutes is not paid, but can be placed anew', async () => {
    const made = await cardOrder();
    const late = await payLater(made, 15);
    expect([late.statusCode, late.json().code]).toEqual([409, 'order_expired']);
    expect(await statusOf(made.id)).toBe('expired');
    const again = await made.shopper.placed({ payment_method: 'card' });
    expect(again.id).not.toBe(made.id);
    expect((await made.shopper.pay(again.id)).statusCode).toBe(200);
  });

  test('while money moves the cart holds still, and an attempt that died is ended first', async () => {
    const made = await cardOrder();
    expect((await payLater(made, 0, dying)).statusCode).toBe(500);
    const before = await made.shopper.cart();
    const add = await made.shopper.add(lemonade);
    expect([add.statusCode, add.json().code]).toEqual([409, 'payment_in_progress']);
    const place = await made.shopper.place(made.shopper.orderBody(before));
    expect([place.statusCode, place.json().code]).toEqual([409, 'payment_in_progress']);
    expect(await made.shopper.cart()).toEqual(before);

    expect((await payLater(made, 1)).json().code).toBe('payment_in_progress');
    expect((await payLater(made, 3)).statusCode).toBe(200);
    expect((await paymentsOf(made.id)).map(({ failureCode }) => failureCode).toSorted()).toEqual([
      'abandoned',
      null,
    ]);
  });

  test('R60 an attempt that died after the money moved is found paid, not charged again', async () => {
    const made = await cardOrder();
    // The money moves, and we die before we hear of it.
    const { sandbox } = deps.gateways;
    await payLater(made, 0, {
      confirm: async (attempt, card) => {
        await sandbox?.confirm(attempt, card);
        throw new Error('the process died here');
      },
    });
    expect(await paymentsOf(made.id)).toMatchObject([{ status: 'pending', reference: null }]);
    const reply = await payLater(made, 3, { confirm: () => Promise.reject(new Error('asked')) });
    expect(reply.json().data).toMatchObject({ status: 'accepted', payment_status: 'paid' });
    expect(await paymentsOf(made.id)).toMatchObject([{ status: 'succeeded' }]);
  });
});
