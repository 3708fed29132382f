import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { orders, refunds, restaurants } from '#server/db/schema.ts';
import { captureOnAccept } from '#server/ordering/paying/capture-on-accept.ts';
import { settleUnanswered } from '#server/ordering/paying/settle-unanswered.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { drainOutbox } from '../setup/drain-outbox.ts';
import { createShopper, expectStatus, lemonade } from '../setup/shopper.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';

let now = fridayNoon;
const { app, db, deps } = await buildSmallApp({ clock: () => now });
await insertStaff(db);
const manager = await signStaffIn(app, 'manager@corner.test');
let guests = 4_650_000;
const kitchen = 'kitchen@corner.test';
const setHarbour = (change: Partial<typeof restaurants.$inferInsert>) =>
  db.update(restaurants).set(change).where(eq(restaurants.id, small.restaurant));
const wait = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

beforeEach(() => setHarbour({ acceptsByHand: true, acceptMinutes: 10, email: kitchen }));
afterEach(async () => {
  now = fridayNoon;
  await db.delete(refunds);
  await setHarbour({ acceptsByHand: false, ifUnanswered: 'reject', email: '' });
});

async function placed(changes: Record<string, unknown> = {}) {
  const shopper = await createShopper(app, (guests += 1));
  await shopper.fillCart(lemonade);
  const order = await shopper.placed({ pickup_time: '13:30', ...changes });
  if (changes.payment_method === 'card') expectStatus(await shopper.pay(order.id), 200);
  await drainOutbox(deps);
  return { shopper, id: order.id, number: order.number };
}
const mailsTo = async (address: string) =>
  (await drainOutbox(deps)).filter(({ to }) => to.address === address);
const staffView = async (id: string) => {
  const reply = await app.inject({ url: '/api/v2/staff/orders', headers: manager });
  return reply.json().data.find((order: { id: string }) => order.id === id);
};

describe('R61 an order that nobody answers for its minutes of opening time', () => {
  test('R61 goes on waiting where the restaurant chose so, and it is mailed once', async () => {
    await setHarbour({ ifUnanswered: 'wait' });
    const { shopper, id, number } = await placed();
    wait(9);
    expect(await settleUnanswered(deps)).toBe(0);
    wait(1);
    expect(await settleUnanswered(deps)).toBe(1);
    const sent = await drainOutbox(deps);
    expect(sent.map(({ to, subject }) => [to.address, subject])).toEqual([
      [kitchen, `Order ${number} has no answer yet · Corner Kitchen Harbour`],
    ]);
    expect(sent[0]?.text).toContain('It goes on waiting until somebody accepts or rejects it');
    wait(60);
    expect(await settleUnanswered(deps)).toBe(0);
    expect(await drainOutbox(deps)).toEqual([]);
    expect(await shopper.order(id)).toMatchObject({
      status: 'placed',
      if_unanswered: 'wait',
      reminded_at: '2026-11-20T02:10:00.000Z',
      may_cancel: true,
    });
  });

  test('R61 is accepted by the program where the restaurant chose so, and its money is taken', async () => {
    await setHarbour({ ifUnanswered: 'accept' });
    const { shopper, id, number } = await placed({ payment_method: 'card' });
    expect(await shopper.order(id)).toMatchObject({ payment_status: 'authorised' });
    wait(10);
    expect(await settleUnanswered(deps)).toBe(1);
    const order = await shopper.order(id);
    expect(order).toMatchObject({ status: 'accepted', payment_status: 'paid' });
    expect(order.events.map(({ status, actor }) => [status, actor]).at(-1)).toEqual([
      'accepted',
      'system',
    ]);
    const sent = await drainOutbox(deps);
    const [toKitchen, toCustomer, ...more] = sent.toSorted((a) =>
      a.to.address === kitchen ? -1 : 1,
    );
    expect(more).toEqual([]);
    expect(toKitchen?.subject).toBe(
      `Order ${number} was accepted automatically · Corner Kitchen Harbour`,
    );
    expect(toKitchen?.text).toContain('Lemonade');
    expect(toCustomer?.subject).toBe(`Order ${number} is confirmed · Corner Kitchen Harbour`);
    // Nobody has: not the kitchen, not a person.
    expect(toCustomer?.text).not.toMatch(/said yes|kitchen has|we have accepted/i);
    expect(toCustomer?.text).toContain('It is on its way to the kitchen’s screen.');
  });

  test('R61 is rejected where the restaurant chose so; the customer is told why, and pays nothing', async () => {
    await setHarbour({ ifUnanswered: 'reject' });
    const { shopper, id, number } = await placed({ payment_method: 'card' });
    wait(10);
    expect(await settleUnanswered(deps)).toBe(1);
    expect(await shopper.order(id)).toMatchObject({
      status: 'rejected',
      status_reason: 'The restaurant did not answer in time.',
      payment_status: 'refund_pending',
    });
    expect(await db.select().from(refunds)).toMatchObject([{ kind: 'void' }]);
    const sent = await drainOutbox(deps);
    const [toKitchen, toCustomer, ...more] = sent.toSorted((a) =>
      a.to.address === kitchen ? -1 : 1,
    );
    expect(more).toEqual([]);
    expect(toKitchen?.text).toContain('Do not make it.');
    expect(toCustomer?.subject).toBe(
      `Order ${number} was not answered in time · Corner Kitchen Harbour`,
    );
    expect(toCustomer?.text).toContain('Nobody at the restaurant answered in time.');
    expect(toCustomer?.text).not.toContain('could not take');
    expect(toCustomer?.text).toContain('Nothing was charged.');
  });

  test('R61 has what its restaurant had chosen when it was placed, as its customer was shown', async () => {
    await setHarbour({ ifUnanswered: 'wait' });
    const { shopper, id } = await placed();
    await setHarbour({ ifUnanswered: 'reject' });
    wait(10);
    await settleUnanswered(deps);
    expect((await shopper.order(id)).status).toBe('placed');
  });

  test('R61 ten instances at once send one mail and bring about one outcome', async () => {
    await setHarbour({ ifUnanswered: 'accept' });
    const { shopper, id } = await placed({ payment_method: 'card' });
    wait(10);
    await Promise.all(Array.from({ length: 10 }, () => settleUnanswered(deps)));
    while ((await settleUnanswered(deps)) > 0);
    expect(await mailsTo(kitchen)).toHaveLength(1);
    const { events } = await shopper.order(id);
    expect(events.filter(({ status }) => status === 'accepted')).toHaveLength(1);
  });

  test('R61 an instance that died after the mail, or after the money, is taken over', async () => {
    await setHarbour({ ifUnanswered: 'accept' });
    const { shopper, id } = await placed({ payment_method: 'card' });
    wait(10);
    // What a killed one leaves behind: the mail in the outbox and the money taken, but no step.
    const { gateways } = deps;
    const dying = { ...deps, gateways: { sandbox: null, stripe: null } };
    expect(await settleUnanswered(dying)).toBe(0);
    expect(await captureOnAccept({ ...deps, gateways }, small.tenant, id)).toBe('captured');
    expect((await shopper.order(id)).status).toBe('placed');
    expect(await settleUnanswered(deps)).toBe(1);
    expect(await shopper.order(id)).toMatchObject({ status: 'accepted', payment_status: 'paid' });
    expect(await mailsTo(kitchen)).toHaveLength(1);
  });

  test('R58 money of another amount leaves it to a person', async () => {
    await setHarbour({ ifUnanswered: 'accept' });
    const { shopper, id } = await placed();
    await db.update(orders).set({ paymentStatus: 'authorised' }).where(eq(orders.id, id));
    wait(10);
    await settleUnanswered(deps);
    expect(await settleUnanswered(deps)).toBe(0);
    expect(await shopper.order(id)).toMatchObject({ status: 'placed', if_unanswered: 'wait' });
  });

  test('R61 an answer in time ends the waiting, without a mail', async () => {
    const { id } = await placed();
    const url = `/api/v2/staff/orders/${id}/status`;
    const payload = { to: 'accepted' };
    expectStatus(await app.inject({ method: 'POST', url, headers: manager, payload }), 200);
    wait(60);
    expect(await settleUnanswered(deps)).toBe(0);
    expect(await mailsTo(kitchen)).toEqual([]);
  });

  test('R61 the outcome comes to a restaurant without any address, too', async () => {
    await setHarbour({ email: '' });
    const { shopper, id } = await placed();
    wait(10);
    expect(await settleUnanswered(deps)).toBe(1);
    expect((await shopper.order(id)).status).toBe('rejected');
  });
});

describe('R61 the minutes of opening time', () => {
  const answerBy = async (changes: Record<string, unknown>) => {
    const { shopper, id } = await placed(changes);
    return (await shopper.order(id)).waits_until;
  };

  test('R61 one placed while closed counts from the next opening', async () => {
    now = new Date('2026-11-20T13:00:00Z'); // midnight in Sydney; it opens at 10:00
    const changes = { pickup_date: '2026-11-21', pickup_time: '10:30' };
    expect(await answerBy(changes)).toBe('2026-11-20T23:10:00.000Z');
  });

  test('R61 one for later counts from an hour before its kitchen begins', async () => {
    // Ready at 18:00, begun at 17:40: answered by 16:50.
    const changes = { pickup_time: '18:00' };
    expect(await answerBy(changes)).toBe('2026-11-20T05:50:00.000Z');
  });

  test('R61 a bank that lets go first brings the answer forward, and the desk is told', async () => {
    await setHarbour({ acceptMinutes: 240 });
    const changes = { payment_method: 'card', pickup_date: '2026-11-26', pickup_time: '21:00' };
    const { shopper, id, number } = await placed(changes);
    const sixDays = '2026-11-26T02:00:00.000Z';
    expect((await shopper.order(id)).waits_until).toBe(sixDays);
    expect((await staffView(id)).authorised_until).toBe(sixDays);
    now = new Date(sixDays);
    await settleUnanswered(deps);
    const own = (await mailsTo(kitchen)).filter(({ subject }) => subject.includes(number));
    expect(own).toHaveLength(1);
  });
});
