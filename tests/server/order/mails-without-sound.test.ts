import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { soundLastsMs } from '#schemas/rules/desk-sound.ts';
import { restaurants, soundingDesks } from '#server/db/schema.ts';
import { settleUnanswered } from '#server/ordering/paying/settle-unanswered.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { addPerson, enterPin, registerDevice } from '../setup/desk-device.ts';
import { drainOutbox } from '../setup/drain-outbox.ts';
import { createShopper, expectStatus, lemonade } from '../setup/shopper.ts';
import { insertStaff, signStaffIn, type StaffHeaders } from '../setup/sign-staff-in.ts';

let now = fridayNoon;
const pass = (ms: number) => void (now = new Date(now.getTime() + ms));
const { app, db, pool, deps } = await buildSmallApp({ clock: () => now });
await insertStaff(db);
const owner = await signStaffIn(app);
const kitchen = 'kitchen@corner.test';

const report = (headers: StaffHeaders = owner, restaurant_id: number | null = small.restaurant) =>
  app.inject({
    method: 'PUT',
    url: '/api/v2/staff/desk/sound',
    headers: { ...headers },
    payload: { restaurant_id },
  });
const setHarbour = (change: Partial<typeof restaurants.$inferInsert>) =>
  db.update(restaurants).set(change).where(eq(restaurants.id, small.restaurant));

let guests = 4_730_000;
const place = async (changes: Record<string, unknown> = {}) => {
  const shopper = await createShopper(app, (guests += 1));
  await shopper.fillCart(lemonade);
  return { shopper, order: await shopper.placed(changes) };
};
/** Subjects of the mails that reach the kitchen at this time, what was put off included. */
const kitchenMails = async () => {
  await pool.query('update graphile_worker._private_jobs set run_at = now()');
  const sent = await drainOutbox(deps);
  return sent.flatMap(({ to, subject }) => (to.address === kitchen ? [subject] : []));
};

beforeEach(async () => {
  now = fridayNoon;
  await db.delete(soundingDesks);
  await setHarbour({
    email: kitchen,
    orderMails: ['new_without_sound', 'cancelled'],
    acceptsByHand: true,
    acceptMinutes: 10,
    ifUnanswered: 'reject',
  });
  await drainOutbox(deps);
});

const isNew = expect.stringContaining('New order');

describe('new orders that no desk rang for', () => {
  test('are mailed at once where no desk has its sound on', async () => {
    await place();
    expect(await kitchenMails()).toEqual([isNew]);
  });

  test('are not mailed while a desk reports its sound, and the mail is decided on once', async () => {
    expectStatus(await report(), 200);
    await place();
    expect(await kitchenMails()).toEqual([]);
    pass(30_000);
    expectStatus(await report(), 200);
    expect(await kitchenMails()).toEqual([]);
    pass(soundLastsMs * 2);
    expect(await kitchenMails()).toEqual([]);
  });

  test('are mailed once the next report of a desk that was just closed is overdue', async () => {
    expectStatus(await report(), 200);
    pass(10_000);
    await place();
    expect(await kitchenMails()).toEqual([]);
    pass(soundLastsMs - 10_000);
    expect(await kitchenMails()).toEqual([isNew]);
  });

  test('are mailed at once where the last report is older than a desk’s sound lasts', async () => {
    expectStatus(await report(), 200);
    pass(soundLastsMs);
    await place();
    expect(await kitchenMails()).toEqual([isNew]);
  });

  test('are mailed where they are for later and accept themselves: nothing rings yet', async () => {
    await setHarbour({ acceptsByHand: false });
    expectStatus(await report(), 200);
    await place({ pickup_time: '18:00' });
    pass(1000);
    expectStatus(await report(), 200);
    expect(await kitchenMails()).toEqual([isNew]);
  });

  test('are mailed each where the owner says so, whatever rings', async () => {
    await setHarbour({ orderMails: ['new'] });
    await place();
    expectStatus(await report(), 200);
    expect(await kitchenMails()).toEqual([isNew]);
  });
});

describe('a report of sound', () => {
  test('of all restaurants counts for each, and of another one for that alone', async () => {
    expectStatus(await report(owner, null), 200);
    const rows = await db.select().from(soundingDesks);
    expect(rows.map(({ restaurantId }) => restaurantId)).toContain(small.restaurant);
    expect(new Set(rows.map(({ tenantId }) => tenantId))).toEqual(new Set([small.tenant]));
    expect(rows.map(({ lastSeenAt }) => lastSeenAt)).toEqual(rows.map(() => fridayNoon));
  });

  test('comes from a device that nobody has identified at, and keeps nobody signed in there', async () => {
    const tablet = await registerDevice(app, await signStaffIn(app, 'manager@corner.test'));
    const rosemary = await addPerson(app, owner, { name: 'Rosemary', pin: '2580' });
    expect(rosemary).toBeTruthy();
    expectStatus(await report(tablet, null), 200);
    expectStatus(await enterPin(app, tablet, '2580'), 200);
    pass(4 * 60_000);
    expectStatus(await report(tablet, null), 200);
    pass(2 * 60_000);
    const session = await app.inject({ url: '/api/v2/staff/desk', headers: { ...tablet } });
    expect(session.json().data.person).toBeNull();
  });

  test('of a restaurant that is not one’s own is refused', async () => {
    const manager = await signStaffIn(app, 'manager@corner.test');
    const reply = await report(manager, small.restaurant + 1);
    expect(reply.statusCode).toBe(403);
    expect(await db.select().from(soundingDesks)).toEqual([]);
  });
});

test('an order that nobody answered in time is told to the owners at once, whatever was chosen', async () => {
  await setHarbour({ email: '', orderMails: [] });
  const { shopper, order } = await place();
  expectStatus(await report(), 200);
  pass(10 * 60_000 + 1000);
  await settleUnanswered(deps);
  expect(await shopper.order(order.id)).toMatchObject({ status: 'rejected' });
  const sent = await drainOutbox(deps);
  const toOwners = sent.filter(({ to }) => to.address === 'owner@corner.test');
  expect(toOwners.map(({ subject }) => subject)).toContain(
    `Order ${order.number} was rejected automatically · Corner Kitchen Harbour`,
  );
});
