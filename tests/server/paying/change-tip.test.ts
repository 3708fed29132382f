import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import type { Order } from '#schemas/api/orders.ts';
import type { StaffOrder } from '#schemas/api/staff.ts';
import { payments, restaurants, tenants } from '#server/db/schema.ts';
import { sendRefunds } from '#server/jobs/send-refunds.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { createShopper, expectStatus, lemonade, plainBurger } from '../setup/shopper.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';
import { openStripeTenant } from '../setup/stripe-tenant.ts';

const shop = await openStripeTenant();
const { app, db, deps, books, stand, begun, sendWebhook, rowsOf } = shop;
await insertStaff(db);
// As where there are no smaller coins.
await db.update(tenants).set({ cashStep: 5 }).where(eq(tenants.id, small.tenant));
const desk = await signStaffIn(app, 'desk@corner.test');
const manager = await signStaffIn(app, 'manager@corner.test');
let guests = 4_810_000;
beforeEach(async () => {
  await db.update(restaurants).set({ acceptsByHand: true, tipPercents: [10, 15] });
});

/** An order of $17.40 and a tip of $2.00 to be paid in cash. */
const cashOrder = async () => {
  const shopper = await createShopper(app, (guests += 1));
  await shopper.fillCart(plainBurger, lemonade);
  const order = await shopper.placed({ tip_amount: 2, expected_total: 19.4 });
  return { shopper, id: order.id };
};
/** The same by card: $17.40 are held. */
const heldOrder = async () => {
  const made = await begun({ tip_amount: 2, expected_total: 19.4 });
  books.confirm(made.intent.id, 'accepted');
  expectStatus(await sendWebhook(made.intent, 'payment_intent.amount_capturable_updated'), 200);
  return made;
};
const byStaff = (id: string, tip: number, seen: number, key: string = randomUUID()) =>
  app.inject({
    method: 'PUT',
    url: `/api/v2/staff/orders/${id}/tip`,
    headers: { ...desk, 'idempotency-key': key },
    payload: { tip, seen },
  });
const changed = async (...call: Parameters<typeof byStaff>): Promise<StaffOrder> => {
  const reply = await byStaff(...call);
  expectStatus(reply, 200);
  return contract.changeTip.reply.parse(reply.json()).data;
};
const codeOf = async (asked: ReturnType<typeof byStaff>) => {
  const reply = await asked;
  return [reply.statusCode, reply.json().code];
};
const move = async (id: string, to: string) =>
  expectStatus(
    await app.inject({
      method: 'POST',
      url: `/api/v2/staff/orders/${id}/status`,
      headers: { ...desk },
      payload: { to },
    }),
    200,
  );
const money = async () => {
  const reply = await app.inject({
    url: '/api/v2/staff/days',
    headers: { ...manager },
    query: { restaurant_id: String(small.restaurant), date: '2026-11-20' },
  });
  return contract.getStaffDay.reply.parse(reply.json()).data.money;
};
/** dishes − discounts + fees + added tax + tips + rounding, as the page adds it up (decision 044). */
const addedUp = ({
  dishes,
  discounts,
  fees,
  taxes,
  tips,
  cash_rounding,
}: Awaited<ReturnType<typeof money>>) =>
  dishes -
  discounts.reduce((sum, { amount }) => sum + amount, 0) +
  fees.reduce((sum, { amount }) => sum + amount, 0) +
  taxes.reduce((sum, { included, amount }) => sum + (included ? 0 : amount), 0) +
  tips +
  cash_rounding;

describe('R16 the tip of an order in cash', () => {
  test('goes up and down until it is handed over, with all that depends on it', async () => {
    const { shopper, id } = await cashOrder();
    expect(await shopper.order(id)).toMatchObject({ tip: 2, tip_limit: 100, tip_fixed: null });
    const more = await changed(id, 5, 2);
    expect(more).toMatchObject({ tip: 5, total: 22.4, due: 22.4, to_collect: 22.4 });
    expect(more.bill).toContainEqual({ kind: 'tip', name: '', amount: 5 });
    expect(more.events.at(-1)).toMatchObject({ reason: 'The tip is now $5.00.', actor: 'staff' });
    await move(id, 'accepted');
    expect(await changed(id, 0, 5)).toMatchObject({ tip: 0, total: 17.4, to_collect: 17.4 });
    await move(id, 'preparing');
    await move(id, 'ready');
    await move(id, 'completed');
    expect(await codeOf(byStaff(id, 3, 0))).toEqual([409, 'tip_fixed']);
    expect((await rowsOf(id)).payments).toMatchObject([{ status: 'succeeded', amount: 1740 }]);
  });

  test('stands where several payments share what is due: which one has it is not known', async () => {
    const { id } = await cashOrder();
    await db
      .update(payments)
      .set({ amount: sql`${payments.amount} - 100` })
      .where(eq(payments.orderId, id));
    const reply = await byStaff(id, 5, 2);
    expectStatus(reply, 409);
    expect(reply.json()).toMatchObject({
      code: 'tip_fixed',
      error: 'Items were changed since, and several payments share what is due: the tip stands.',
    });
  });

  test('is rounded to the coins there are', async () => {
    const { id } = await cashOrder();
    expect(await changed(id, 2.03, 2)).toMatchObject({ total: 19.43, due: 19.45 });
    expect(await changed(id, 2, 2.03)).toMatchObject({ total: 19.4, due: 19.4 });
  });

  test('is changed by the customer too, to nobody else’s order, and up to the highest tip', async () => {
    const { shopper, id } = await cashOrder();
    const ask = (who: typeof shopper, tip: number, seen: number) =>
      who.call('PUT', `/v2/orders/${id}/tip`, { tip, seen }, { 'idempotency-key': randomUUID() });
    const reply = await ask(shopper, 1, 2);
    expectStatus(reply, 200);
    expect(contract.changeOwnTip.reply.parse(reply.json()).data).toMatchObject({ tip: 1 });
    expect((await ask(shopper, 100.01, 1)).json().code).toBe('tip_too_high');
    expect((await ask(shopper, -1, 1)).json().code).toBe('tip_too_high');
    expect((await ask(await createShopper(app, (guests += 1)), 1, 1)).statusCode).toBe(404);
  });

  test('of two at once one is changed, and the other is asked again', async () => {
    const { shopper, id } = await cashOrder();
    const replies = await Promise.all([byStaff(id, 3, 2), byStaff(id, 4, 2)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const { tip, due } = await shopper.order(id);
    expect(due).toBeCloseTo(17.4 + tip, 5);
    expect((await rowsOf(id)).payments).toMatchObject([{ amount: Math.round(due * 100) }]);
  });

  test('sent again by its key changes nothing; with another tip the key is refused', async () => {
    const { id } = await cashOrder();
    const key = randomUUID();
    await changed(id, 3, 2, key);
    expect(await changed(id, 3, 2, key)).toMatchObject({ tip: 3 });
    expect(await codeOf(byStaff(id, 4, 3, key))).toEqual([422, 'idempotency_key_reused']);
    const { events } = await rowsOf(id);
    expect(events.filter(({ reason }) => reason.startsWith('The tip'))).toHaveLength(1);
  });

  test('stands once money of the order went back', async () => {
    const { id } = await cashOrder();
    await move(id, 'accepted');
    expectStatus(
      await app.inject({
        method: 'POST',
        url: `/api/v2/staff/orders/${id}/refunds`,
        headers: { ...manager, 'idempotency-key': randomUUID() },
        payload: { what: { kind: 'amount' }, amount: 5, reason: 'It came late.' },
      }),
      200,
    );
    expect(await codeOf(byStaff(id, 0, 2))).toEqual([409, 'tip_fixed']);
  });
});

describe('R61 the tip of an order that is held on a card', () => {
  test('goes down, up again as far as is held, and that much is charged', async () => {
    const { shopper, id, intent } = await heldOrder();
    const before = await money();
    expect(await shopper.order(id)).toMatchObject({ tip: 2, tip_limit: 2 });
    expect(await codeOf(byStaff(id, 2.01, 2))).toEqual([409, 'tip_too_high']);
    expect(await changed(id, 0, 2)).toMatchObject({ tip: 0, due: 17.4, tip_limit: 2 });
    expect(await changed(id, 1.5, 0)).toMatchObject({ tip: 1.5, due: 18.9, tip_limit: 2 });
    await move(id, 'accepted');
    expect(intent).toMatchObject({ status: 'succeeded', amount: 1940, amount_received: 1890 });
    expectStatus(await sendWebhook(intent), 200);
    expect(await shopper.order(id)).toMatchObject({
      status: 'accepted',
      payment_status: 'paid',
      tip: 1.5,
      tip_limit: null,
      tip_fixed: 'charged',
    });
    const after = await money();
    expect(after.taken - before.taken).toBeCloseTo(18.9, 5);
    expect(after.tips - before.tips).toBeCloseTo(1.5, 5);
    expect(addedUp(after)).toBeCloseTo(after.taken, 5);
    expect(await codeOf(byStaff(id, 0, 1.5))).toEqual([409, 'tip_fixed']);
  });

  test('that is being charged stands, also where the gateway did not answer', async () => {
    const { shopper, id, intent } = await heldOrder();
    await changed(id, 1, 2);
    stand.trouble('answer lost', 'error 500', 'error 500', 'error 500', 'error 500');
    const accept = () =>
      app.inject({
        method: 'POST',
        url: `/api/v2/staff/orders/${id}/status`,
        headers: { ...desk },
        payload: { to: 'accepted' },
      });
    expect((await accept()).statusCode).toBe(503);
    expect(await shopper.order(id)).toMatchObject({ tip_fixed: 'being_charged' });
    expect(await codeOf(byStaff(id, 0, 1))).toEqual([409, 'tip_fixed']);
    expectStatus(await accept(), 200);
    expect(intent.amount_received).toBe(1840);
    expect((await rowsOf(id)).payments).toMatchObject([{ status: 'succeeded', amount: 1840 }]);
  });

  test('changed while it is accepted: what is charged is what the order says', async () => {
    const { shopper, id, intent } = await heldOrder();
    await Promise.all([byStaff(id, 0, 2), move(id, 'accepted'), byStaff(id, 1, 2)]);
    const { due } = await shopper.order(id);
    expect(intent.amount_received).toBe(Math.round(due * 100));
    expect((await rowsOf(id)).payments).toMatchObject([
      { status: 'succeeded', amount: Math.round(due * 100) },
    ]);
  });

  test('of an order that is rejected is let go of with the rest', async () => {
    const { id, intent } = await heldOrder();
    await changed(id, 0, 2);
    const reply = await app.inject({
      method: 'POST',
      url: `/api/v2/staff/orders/${id}/status`,
      headers: { ...desk },
      payload: { to: 'rejected', reason: 'The oven broke.' },
    });
    expectStatus(reply, 200);
    await sendRefunds(deps);
    expect(intent.status).toBe('canceled');
  });
});

describe('R16 the tip of an order that a card was charged for', () => {
  test('stands, and the sentence says that it can be refunded', async () => {
    await db.update(restaurants).set({ acceptsByHand: false });
    const { id, intent, shopper } = await begun();
    const waiting: Order = await shopper.order(id);
    expect(waiting).toMatchObject({ tip_limit: null, tip_fixed: 'not_paid_yet' });
    books.confirm(intent.id, 'accepted');
    expectStatus(await sendWebhook(intent), 200);
    const reply = await byStaff(id, 1, 0);
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({
      code: 'tip_fixed',
      error: expect.stringContaining('can refund the tip'),
    });
  });
});
