import { describe, expect, test } from 'vitest';
import { refunds } from '#server/db/schema.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { drainOutbox } from '../setup/drain-outbox.ts';
import { createShopper, expectStatus, lemonade } from '../setup/shopper.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';

const { app, db, deps } = await buildSmallApp();
await insertStaff(db);
const staff = await signStaffIn(app, 'manager@corner.test');
const asStaff = (method: 'POST' | 'PUT', path: string, payload: object) =>
  app.inject({ method, url: `/api/v2/staff/orders/${path}`, headers: { ...staff }, payload });

let guests = 4_560_000;
async function paidOrder() {
  const shopper = await createShopper(app, (guests += 1));
  await shopper.fillCart(lemonade);
  const { id } = await shopper.placed({ payment_method: 'card', pickup_time: '18:00' });
  expectStatus(await shopper.pay(id), 200);
  await drainOutbox(deps);
  return { shopper, id };
}

describe('R73 a cancelled order says who cancelled it', () => {
  test('to the customer who did, without a reason of something before', async () => {
    const { shopper, id } = await paidOrder();
    const later = { promised_at: '2026-11-20T07:30:00Z', reason: 'The oven is slow.' };
    expectStatus(await asStaff('PUT', `${id}/time`, later), 200);
    await drainOutbox(deps);
    const reply = await shopper.call('POST', `/v2/orders/${id}/cancel`, { reason: '' });
    expectStatus(reply, 200);
    expect(reply.json().data).toMatchObject({
      status: 'cancelled',
      cancelled_by_customer: true,
      status_reason: '',
    });
    const [mail] = await drainOutbox(deps);
    expect(mail?.text).toContain('You cancelled this order.');
    expect(mail?.text).not.toMatch(/Why:|by the customer/);
    // The books of the gateway want a reason all the same.
    const [refund] = await db.select().from(refunds);
    expect(refund?.reason).toBe('Cancelled by the customer.');
  });

  test('to the customer of a restaurant that did, with its reason', async () => {
    const { shopper, id } = await paidOrder();
    const ended = { to: 'cancelled', reason: 'No power.' };
    expectStatus(await asStaff('POST', `${id}/status`, ended), 200);
    expect(await shopper.order(id)).toMatchObject({
      cancelled_by_customer: false,
      status_reason: 'No power.',
    });
    const [mail] = await drainOutbox(deps);
    expect(mail?.text).toContain('This order was cancelled.');
    expect(mail?.text).toContain('Why: No power.');
  });
});
