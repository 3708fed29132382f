import { beforeEach, describe, expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { minuteMs } from '#schemas/rules/time/minute.ts';
import { reservationKey } from '#server/identity/reservation-key.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { addArea, addJoin, addTables, setBookingRules } from '../setup/booking-plan.ts';
import {
  ada,
  bookerWith,
  newBooker,
  offeredTimes,
  refusalOf,
  reservationOf,
  saturday,
} from '../setup/booking-calls.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';

let now = fridayNoon;
const shop = await buildSmallApp({ clock: () => now });
const { db, pool, deps } = shop;
const room = await addArea(db, 'Room');
const [small2 = 0, large4 = 0] = await addTables(db, room, [
  [1, 2],
  [2, 4],
]);

beforeEach(async () => {
  now = fridayNoon;
  await pool.query('delete from reservations');
  await pool.query('delete from table_joins');
  await pool.query('delete from restaurant_exceptions');
  await setBookingRules(db);
});

const tablesOf = async (id: string): Promise<number[]> => {
  const { rows } = await pool.query<{ id: number }>(
    'select table_id::int as id from reservation_tables where reservation_id = $1 order by 1',
    [id],
  );
  return rows.map((row) => row.id);
};

describe('R85 times on offer', () => {
  test('stand on the grid, from the notice on, and end where a stay would outlast the hours', async () => {
    await setBookingRules(db, { noticeMinutes: 24 * 60, slotMinutes: 60 });
    expect(await offeredTimes(shop)).toEqual(
      ['13', '14', '15', '16', '17', '18', '19', '20', '21'].map(
        (hour) => `2026-11-21 ${hour}:00 +11:00`,
      ),
    );
    const booker = await newBooker(shop);
    expect(refusalOf(await booker.hold(saturday('12:00')))).toMatchObject({
      status: 409,
      code: 'time_not_reservable',
      times: expect.arrayContaining(['2026-11-21 13:00']),
    });
    expect(refusalOf(await booker.hold(saturday('13:10'))).code).toBe('time_not_reservable');
    expect(refusalOf(await booker.hold(saturday('22:00'))).code).toBe('time_not_reservable');
  });

  test('are none beyond the days ahead', async () => {
    await setBookingRules(db, { daysAhead: 2 });
    const days = new Set((await offeredTimes(shop, { days: 7 })).map((time) => time.slice(0, 10)));
    expect([...days]).toEqual(['2026-11-21']);
  });

  test('follow a day that differs', async () => {
    await pool.query(
      `insert into restaurant_exceptions (tenant_id, restaurant_id, date, order_type, ranges)
       values ($1, $2, '2026-11-21', 'any', '[]')`,
      [small.tenant, small.restaurant],
    );
    expect(await offeredTimes(shop)).toEqual([]);
  });

  test('are none while reservations are off, and nothing can be held', async () => {
    const booker = await newBooker(shop);
    await setBookingRules(db, { isOn: false });
    expect(await offeredTimes(shop)).toEqual([]);
    expect(refusalOf(await booker.hold(saturday('18:00'))).code).toBe('reservations_off');
  });
});

describe('R86 R87 a stay takes its table from beginning to end', () => {
  test('18:00 to 20:00 and 20:00 to 22:00 on one table', async () => {
    const first = await (await newBooker(shop)).book(saturday('18:00'), 4);
    const next = await (await newBooker(shop)).book(saturday('20:00'), 4);
    expect(await tablesOf(first.id)).toEqual([large4]);
    expect(await tablesOf(next.id)).toEqual([large4]);
    expect(first.ends.time).toBe('20:00');
  });

  test('not while it overlaps', async () => {
    await (await newBooker(shop)).book(saturday('19:00'), 4);
    const late = await newBooker(shop);
    expect(refusalOf(await late.hold(saturday('18:00'), 4))).toMatchObject({
      status: 409,
      code: 'table_taken',
    });
    expect(await offeredTimes(shop, { party: 4 })).toContain('2026-11-21 18:00 +11:00 *');
    expect(await offeredTimes(shop, { party: 4 })).toContain('2026-11-21 17:00 +11:00');
  });

  test('but not from who asks for the times to change it', async () => {
    const own = await (await newBooker(shop)).book(saturday('19:00'), 4);
    const asked = { party: 4, reservation_id: own.id };
    expect(await offeredTimes(shop, asked)).toContain('2026-11-21 18:00 +11:00');
    expect(await offeredTimes(shop, asked)).toContain('2026-11-21 19:00 +11:00');
  });

  test('the buffer after it included', async () => {
    await setBookingRules(db, { bufferMinutes: 30 });
    await (await newBooker(shop)).book(saturday('18:00'), 4);
    const late = await newBooker(shop);
    const { times } = refusalOf(await late.hold(saturday('20:00'), 4));
    expect(times).toContain('2026-11-21 20:30');
  });
});

describe('R89 R90 which table', () => {
  test('the smallest that fits, then a larger one, then none', async () => {
    const booked = [];
    for (const _ of [1, 2]) booked.push(await (await newBooker(shop)).book(saturday('18:00')));
    expect(await Promise.all(booked.map(({ id }) => tablesOf(id)))).toEqual([[small2], [large4]]);
    const third = await newBooker(shop);
    expect(refusalOf(await third.hold(saturday('18:00')))).toMatchObject({ code: 'table_taken' });
  });

  test('joined ones take each of their tables', async () => {
    await addJoin(db, [small2, large4], [5, 6]);
    const six = await (await newBooker(shop)).book(saturday('18:00'), 6);
    expect(await tablesOf(six.id)).toEqual([small2, large4]);
    const two = await newBooker(shop);
    expect(refusalOf(await two.hold(saturday('19:00'))).code).toBe('table_taken');
  });
});

describe('R91 pacing and holds', () => {
  test('so many parties and seats in a quarter of an hour', async () => {
    await setBookingRules(db, { mostParties: 1 });
    await (await newBooker(shop)).book(saturday('18:00'));
    const second = await newBooker(shop);
    expect(refusalOf(await second.hold(saturday('18:00'))).code).toBe('table_taken');
    await setBookingRules(db, { mostSeats: 4 });
    expect(refusalOf(await second.hold(saturday('18:00'), 4)).code).toBe('table_taken');
    expect((await second.hold(saturday('18:00'))).statusCode).toBe(201);
  });

  test('a hold takes the table for ten minutes', async () => {
    const first = await newBooker(shop);
    const held = reservationOf(await first.hold(saturday('18:00'), 4));
    expect(held).toMatchObject({ state: 'held', held_until: '2026-11-20T02:10:00.000Z' });
    const second = await newBooker(shop);
    expect(refusalOf(await second.hold(saturday('18:00'), 4)).code).toBe('table_taken');
    now = new Date(fridayNoon.getTime() + 10 * minuteMs);
    expect(await offeredTimes(shop, { party: 4 })).toContain('2026-11-21 18:00 +11:00');
    expect((await second.hold(saturday('18:00'), 4)).statusCode).toBe(201);
    // Whoever came too late with their confirmation is given another table or other times.
    expect(refusalOf(await first.confirm(held.id))).toMatchObject({ code: 'table_taken' });
  });

  test('one that is over is confirmed all the same where the table is still free', async () => {
    const booker = await newBooker(shop);
    const held = reservationOf(await booker.hold(saturday('18:00'), 4));
    now = new Date(fridayNoon.getTime() + 15 * minuteMs);
    const confirmed = reservationOf(await booker.confirm(held.id));
    expect(confirmed.state).toBe('confirmed');
    expect(await tablesOf(held.id)).toEqual([large4]);
  });

  test('another hold of the same guest replaces it, and stays where nothing is free', async () => {
    const booker = await newBooker(shop);
    const first = reservationOf(await booker.hold(saturday('18:00'), 4));
    const second = reservationOf(await booker.hold(saturday('18:30'), 4));
    expect([await tablesOf(first.id), await tablesOf(second.id)]).toEqual([[], [large4]]);
    await (await newBooker(shop)).book(saturday('14:00'), 4);
    expect(refusalOf(await booker.hold(saturday('14:00'), 4)).code).toBe('table_taken');
    expect(await tablesOf(second.id)).toEqual([large4]);
  });

  test('released, it is free at once; again changes nothing', async () => {
    const booker = await newBooker(shop);
    const { id } = reservationOf(await booker.hold(saturday('18:00'), 4));
    for (const _ of [1, 2]) expect((await booker.release(id)).statusCode).toBe(200);
    expect(await tablesOf(id)).toEqual([]);
    const confirmed = await booker.book(saturday('18:00'), 4);
    expect((await booker.release(confirmed.id)).statusCode).toBe(200);
    expect(await tablesOf(confirmed.id)).toEqual([large4]);
  });
});

describe('R92 parties, once, and cancelling', () => {
  test.each([0, -1, 2.5, 101])('a party of %s is refused', async (party) => {
    const booker = await newBooker(shop);
    expect(refusalOf(await booker.hold(saturday('18:00'), party))).toMatchObject({ status: 400 });
  });

  test('a larger party than online reads how else to ask', async () => {
    const booker = await newBooker(shop);
    const refused = refusalOf(await booker.hold(saturday('18:00'), 9));
    expect(refused).toMatchObject({ status: 409, code: 'party_too_large' });
    expect(refused.error).toContain('Call us on 02 5550 0100.');
    expect(await offeredTimes(shop, { party: 9 })).toEqual([]);
  });

  test('confirmed again it is the same one', async () => {
    const booker = await newBooker(shop);
    const { id } = reservationOf(await booker.hold(saturday('18:00')));
    const [one, two] = await Promise.all([booker.confirm(id), booker.confirm(id)]);
    expect(reservationOf(one)).toEqual(reservationOf(two));
    const again = reservationOf(await booker.confirm(id, { name: 'Somebody else' }));
    expect(again).toEqual(reservationOf(one));
    const listed = contract.listOwnReservations.reply.parse(JSON.parse((await booker.list()).body));
    expect(listed.data).toEqual([again]);
  });

  test('cancelled by its link without a session, its table is free at once', async () => {
    const { id } = await (await newBooker(shop)).book(saturday('18:00'), 4);
    const key = reservationKey(deps, { tenantId: small.tenant, reservationId: id });
    const holder = bookerWith(shop, { host: small.host, 'x-reservation-key': key });
    expect(reservationOf(await holder.get(id))).toMatchObject({ state: 'confirmed', ...ada });
    const cancelled = reservationOf(await holder.cancel(id));
    expect(cancelled.state).toBe('cancelled');
    expect(reservationOf(await holder.cancel(id))).toEqual(cancelled);
    expect((await (await newBooker(shop)).hold(saturday('18:00'), 4)).statusCode).toBe(201);
  });

  test('not too late', async () => {
    const booker = await newBooker(shop);
    const made = await booker.book(saturday('18:00'));
    expect(made.changes_until).toBe(saturday('16:00'));
    now = new Date(saturday('16:00'));
    expect(refusalOf(await booker.cancel(made.id)).code).toBe('too_late_to_change');
    expect(reservationOf(await booker.get(made.id)).changes_until).toBeNull();
  });
});

describe('changes', () => {
  test('its own table counts as free', async () => {
    const booker = await newBooker(shop);
    const made = await booker.book(saturday('18:00'), 4);
    const changed = reservationOf(
      await booker.change(made, { party: 3, instant: saturday('18:30'), wishes: 'By the window' }),
    );
    expect(changed).toMatchObject({ party: 3, starts: { time: '18:30' }, wishes: 'By the window' });
    expect(changed.revision).toBe(made.revision + 1);
    expect(await tablesOf(made.id)).toEqual([large4]);
  });

  test('of what somebody changed meanwhile are refused with what it is now', async () => {
    const booker = await newBooker(shop);
    const made = await booker.book(saturday('18:00'));
    const body = { party: 2, instant: saturday('18:30') };
    const changed = reservationOf(await booker.change(made, body));
    const stale = await booker.change(made, { party: 1, instant: saturday('18:30') });
    expect(stale.statusCode).toBe(412);
    expect(JSON.parse(stale.body)).toMatchObject({ code: 'stale_reservation', data: changed });
  });

  test('to a time that is taken leave it as it was, and say what is free', async () => {
    await (await newBooker(shop)).book(saturday('20:00'), 4);
    const booker = await newBooker(shop);
    const made = await booker.book(saturday('18:00'), 4);
    const refused = refusalOf(await booker.change(made, { party: 4, instant: saturday('19:30') }));
    expect(refused).toMatchObject({ status: 409, code: 'table_taken' });
    expect(refused.times).toContain('2026-11-21 17:30');
    expect(reservationOf(await booker.get(made.id))).toEqual(made);
  });
});

describe('whose it is', () => {
  test('nobody else’s, by session or by another key', async () => {
    const made = await (await newBooker(shop)).book(saturday('18:00'));
    const other = await newBooker(shop);
    for (const reply of [
      await other.get(made.id),
      await other.cancel(made.id),
      await other.release(made.id),
      await other.confirm(made.id),
      await other.change(made, { party: 2, instant: saturday('18:30') }),
    ]) {
      expect(refusalOf(reply)).toMatchObject({ status: 404, code: 'unknown_reservation' });
    }
    for (const tenantId of [small.otherTenant, small.tenant]) {
      const reservationId = tenantId === small.tenant ? crypto.randomUUID() : made.id;
      const key = reservationKey(deps, { tenantId, reservationId });
      const holder = bookerWith(shop, { host: small.host, 'x-reservation-key': key });
      expect(refusalOf(await holder.cancel(made.id)).code).toBe('unknown_reservation');
    }
  });
});
