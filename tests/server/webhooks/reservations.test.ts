import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { reservationEventType } from '#schemas/api/reservation-webhooks.ts';
import { hourMs } from '#schemas/rules/time/minute.ts';
import { diningTables, reservations } from '#server/db/schema.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { ada, newBooker, reservationOf, saturday } from '../setup/booking-calls.ts';
import { addArea, addTables, setBookingRules } from '../setup/booking-plan.ts';
import { addApiKey } from '../setup/add-api-key.ts';
import { expectStatus } from '../setup/shopper.ts';
import { openWebhookShop } from '../setup/webhook-shop.ts';

const shop = await openWebhookShop();
const { app, db, pool, receiver } = shop;
const areaId = await addArea(db, 'Inside');
const events = reservationEventType.options;

let tables: number[] = [];
beforeEach(async () => {
  receiver.answer(204);
  await db.delete(reservations);
  await db.delete(diningTables);
  tables = await addTables(db, areaId, [
    [1, 4],
    [1, 4],
  ]);
  await setBookingRules(db);
});
afterEach(async () => {
  await pool.query('delete from webhook_endpoints');
  shop.backToNoon();
});

type Message = Awaited<ReturnType<typeof shop.deliver>>[number];
const typesOf = (messages: Message[]) =>
  messages.map(({ body: { type, data } }) => [type, 'changed' in data ? data.changed : []]);

const ofRestaurant = `/restaurants/${small.restaurant}/reservations`;
const move = async (id: string, to: string) =>
  expectStatus(await shop.send('POST', `/reservations/${id}/state`, { to }), 200);
const add = async (more: object) => {
  const body = { party: 2, instant: saturday('19:00'), ...more };
  const key = { ...shop.owner, 'idempotency-key': randomUUID() };
  const reply = await shop.send('POST', ofRestaurant, body, key);
  expectStatus(reply, 201);
  return contract.addReservation.reply.parse(reply.json()).data;
};

describe('a reservation in messages', () => {
  test('is nothing while it is held, and is confirmed, signed and with what is booked', async () => {
    const { secret } = await shop.addWebhook({ events });
    const guest = await newBooker(shop);
    const held = reservationOf(await guest.hold(saturday('19:00')));
    expect(await shop.deliver()).toEqual([]);
    const { id, number } = reservationOf(await guest.confirm(held.id));
    // Confirmed again it stays as it is.
    reservationOf(await guest.confirm(held.id));
    const [message, ...others] = await shop.deliver();
    expect(others).toEqual([]);
    expect(message?.body).toMatchObject({
      type: 'reservation.confirmed',
      timestamp: shop.now().toISOString(),
      data: {
        restaurant_id: small.restaurant,
        reservation_id: id,
        reservation_number: number,
        state: 'confirmed',
        reservation: {
          id,
          party: 2,
          ...ada,
          phone: '+61400000001',
          source: 'online',
          table_ids: [expect.any(Number)],
        },
      },
    });
    if (!message) throw new Error('nothing arrived');
    expect(shop.isSignedBy(secret, message)).toBe(true);
    expect(shop.isSignedBy(secret, { ...message, text: `${message.text} ` })).toBe(false);
  });

  test('is changed and cancelled by its guest', async () => {
    await shop.addWebhook({ events });
    const guest = await newBooker(shop);
    const booked = await guest.book(saturday('19:00'));
    const same = { party: 2, instant: saturday('19:00'), area_id: null, high_chairs: 0 };
    const wishes = { ...same, wishes: 'A cake', has_wheelchair: false };
    const wished = reservationOf(await guest.change(booked, wishes));
    const later = { ...wishes, instant: saturday('20:00'), party: 3 };
    const moved = reservationOf(await guest.change(wished, later));
    // What stays as it was is nothing to tell.
    reservationOf(await guest.change(moved, later));
    reservationOf(await guest.cancel(booked.id));
    reservationOf(await guest.cancel(booked.id));
    const messages = await shop.deliver();
    expect(typesOf(messages)).toEqual([
      ['reservation.confirmed', []],
      ['reservation.changed', ['details']],
      ['reservation.changed', ['time', 'party']],
      ['reservation.cancelled', []],
    ]);
    // What comes late never brings back a state that has passed.
    const states = messages.map(
      ({ body }) => 'reservation' in body.data && body.data.reservation.state,
    );
    expect(new Set(states)).toEqual(new Set(['cancelled']));
  });

  test('is moved on by staff, also a step back', async () => {
    await shop.addWebhook({ events });
    const { id, revision } = await add({ source: 'phone', name: 'Bo', table_ids: [tables[0]] });
    const other = { party: 2, instant: saturday('19:00'), name: 'Bo', table_ids: [tables[1]] };
    const stale = { ...shop.owner, 'if-match': `"${revision}"` };
    expectStatus(await shop.send('PATCH', `/reservations/${id}`, other, stale), 200);
    for (const to of ['no_show', 'no_show', 'confirmed', 'seated', 'finished']) await move(id, to);
    await add({ source: 'walk_in' });
    expect(typesOf(await shop.deliver())).toEqual([
      ['reservation.confirmed', []],
      ['reservation.changed', ['tables']],
      ['reservation.no_show', []],
      ['reservation.changed', ['state']],
      ['reservation.seated', []],
      ['reservation.changed', ['state']],
      ['reservation.seated', []],
    ]);
  });

  test('is sent only where somebody asked: of that restaurant, of that kind', async () => {
    await shop.addWebhook({ events, restaurant_id: small.closedRestaurant });
    await shop.addWebhook({ events: ['order.placed'] });
    const { id } = await shop.addWebhook({ events: ['reservation.seated'] });
    const booked = await add({ source: 'phone' });
    await move(booked.id, 'seated');
    expect(typesOf(await shop.deliver())).toEqual([['reservation.seated', []]]);
    expect(await shop.log(id)).toMatchObject([
      {
        type: 'reservation.seated',
        order_id: null,
        reservation_id: booked.id,
        reservation_number: booked.number,
        state: 'delivered',
      },
    ]);
  });

  test('is not told of where it was refused', async () => {
    const { id } = await shop.addWebhook({ events });
    const booked = await add({ source: 'phone' });
    await shop.deliver();
    const reply = await shop.send('POST', `/reservations/${booked.id}/state`, { to: 'finished' });
    expect(reply.statusCode).toBe(409);
    expect(await shop.log(id)).toHaveLength(1);
  });

  test('comes again in its order after a failure, and holds up no other one', async () => {
    await shop.addWebhook({ events });
    const first = await add({ source: 'phone' });
    receiver.answer(500);
    const [failed] = await shop.deliver();
    await move(first.id, 'seated');
    const second = await add({ source: 'phone' });
    receiver.answer(204);
    // What follows about the same one waits for its next try.
    const between = await shop.deliver();
    const about = (messages: Message[]) =>
      messages.map(({ body }) => 'reservation_id' in body.data && body.data.reservation_id);
    expect(about(between)[0]).toBe(second.id);
    await shop.pass(hourMs);
    const rest = await shop.deliver();
    const ofFirst = [...between, ...rest].filter(
      ({ body }) => 'reservation_id' in body.data && body.data.reservation_id === first.id,
    );
    expect(typesOf(ofFirst)).toEqual([
      ['reservation.confirmed', []],
      ['reservation.seated', []],
    ]);
    expect(ofFirst[0]?.headers['webhook-id']).toBe(failed?.headers['webhook-id']);
  });
});

test('a key reads the day and seats a party, each by its own scope', async () => {
  const booked = await add({ source: 'phone' });
  const reads = await addApiKey(app, shop.owner, { scopes: ['reservations:read'] });
  const writes = await addApiKey(app, shop.owner, { scopes: ['reservations:write'] });
  const seat = (headers: object) =>
    shop.send('POST', `/reservations/${booked.id}/state`, { to: 'seated' }, headers);
  const day = await shop.send('GET', `${ofRestaurant}?date=2026-11-21`, undefined, reads.headers);
  const { data } = contract.listDayReservations.reply.parse(day.json());
  expect(data.reservations.map(({ id }) => id)).toEqual([booked.id]);
  expectStatus(await seat(reads.headers), 403);
  const seated = await seat(writes.headers);
  expect(contract.moveReservation.reply.parse(seated.json()).data.state).toBe('seated');
});
