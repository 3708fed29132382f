import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { minuteMs } from '#schemas/rules/time/minute.ts';
import { dayMs } from '#schemas/rules/time/minute.ts';
import { notifyReservationChange } from '#server/db/queries/notify.ts';
import { insertWebhook } from '#server/db/queries/webhook-endpoints.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { goodPassword, openAccountShop } from '../setup/account-shop.ts';
import { bookerWith, newBooker, saturday } from '../setup/booking-calls.ts';
import { addArea, addTables, insertBooking, setBookingRules } from '../setup/booking-plan.ts';
import { expectStatus } from '../setup/shopper.ts';

const shop = await openAccountShop();
const { app, db, deps, pool, call, mailsTo, signUp, as } = shop;
await setBookingRules(db);
const [tableId = 0] = await addTables(
  db,
  await addArea(db, 'Inside'),
  Array.from({ length: 6 }, () => [1, 4] as const),
);
const proof = { password: goodPassword };
let people = 0;
const newAddress = () => `table-${(people += 1)}@book.example`;

test('R94 with an account go its coming reservations: desk, other systems and the mail say so', async () => {
  const email = newAddress();
  const who = await signUp(email);
  const seen: number[] = [];
  onTestFinished(
    deps.changeEvents.subscribe((event) => {
      if (event.kind === 'reservations_changed') seen.push(event.restaurantId);
    }),
  );
  const table = bookerWith({ app }, { host: small.host, ...as(who).headers });
  const coming = await table.book(saturday('19:00'));
  await table.hold(saturday('21:00'));
  const stored = await pool.query<{ shopper_id: string }>(
    'select shopper_id from reservations where id = $1',
    [coming.id],
  );
  const shopperId = stored.rows[0]?.shopper_id ?? '';
  const past = await insertBooking(db, {
    tableId,
    startsAt: new Date(fridayNoon.getTime() - 60 * minuteMs),
    shopperId,
    email,
  });
  await mailsTo(email);
  await insertWebhook(db, {
    tenantId: small.tenant,
    id: randomUUID(),
    restaurantId: null,
    name: 'Till',
    url: 'https://till.example.com/',
    events: ['reservation.cancelled'],
    secret: '',
    createdAt: fridayNoon,
  });
  // News comes after the answer of its call, in the order of the commits.
  const [before, after] = [-1, -2];
  await notifyReservationChange(db, small.tenant, before);
  expectStatus(await call('POST', '/me/deletion', { proof }, as(who)), 200);
  await notifyReservationChange(db, small.tenant, after);
  await expect.poll(() => seen).toContain(after);
  expect(seen.slice(seen.indexOf(before))).toEqual([before, small.restaurant, after]);
  const { rows } = await pool.query(
    'select id, state, name, email from reservations where shopper_id = $1 order by starts_at',
    [shopperId],
  );
  expect(rows).toEqual([
    { id: past, state: 'confirmed', name: '', email: '' },
    { id: coming.id, state: 'cancelled', name: '', email: '' },
    { id: expect.any(String), state: 'cancelled', name: '', email: '' },
  ]);
  const events = await pool.query('select type, reservation_id from webhook_events');
  expect(events.rows).toEqual([{ type: 'reservation.cancelled', reservation_id: coming.id }]);
  const [goodbye, ...others] = await mailsTo(email);
  expect(others).toEqual([]);
  expect(goodbye?.text).toContain('Reservations that were still to come are cancelled.');
});

test('R79 a guest’s reservations are claimed by the verified address, past ones too, once', async () => {
  const email = newAddress();
  const guest = await newBooker(shop);
  const confirmed = async (instant: string, address: string) => {
    const held = contract.holdTable.reply.parse((await guest.hold(instant)).json()).data;
    expectStatus(await guest.confirm(held.id, { email: address }), 200);
    return held.id;
  };
  const coming = await confirmed(saturday('19:00'), email.toUpperCase());
  const past = await confirmed(saturday('13:00'), email);
  const others = await confirmed(saturday('20:00'), `x${email}`);
  const lastWeek = (time: string) => new Date(Date.parse(saturday(time)) - 9 * dayMs);
  await pool.query('update reservations set starts_at = $2, ends_at = $3 where id = $1', [
    past,
    lastWeek('13:00'),
    lastWeek('15:00'),
  ]);
  const who = await signUp(email);
  const profile = async () =>
    contract.getProfile.reply.parse((await call('GET', '/me', undefined, as(who))).json()).data;
  expect(await profile()).toMatchObject({ claimable_orders: 0, claimable_reservations: 2 });
  const claim = async () => {
    const reply = await call('POST', '/me/order-claims', {}, as(who));
    return contract.claimOrders.reply.parse(reply.json()).data;
  };
  expect([await claim(), await claim()]).toEqual([
    { claimed: 0, claimed_reservations: 2 },
    { claimed: 0, claimed_reservations: 0 },
  ]);
  const user = bookerWith({ app }, { host: small.host, ...as(who).headers });
  const own = contract.listOwnReservations.reply.parse((await user.list()).json()).data;
  expect(own.map(({ id }) => id)).toEqual([coming, past]);
  expect((await user.get(others)).statusCode).toBe(404);
  expect((await guest.get(coming)).statusCode).toBe(404);
  expectStatus(await user.cancel(coming), 200);
});
