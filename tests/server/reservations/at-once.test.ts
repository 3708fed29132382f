import { beforeEach, describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { minuteMs } from '#schemas/rules/time/minute.ts';
import { defaultLimits } from '#server/environment/server-options.ts';
import { endHolds } from '#server/reservations/end-holds.ts';
import { listBlocked } from '#tests/database/lock-waits.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import {
  addArea,
  addJoin,
  addTables,
  insertBooking,
  setBookingRules,
} from '../setup/booking-plan.ts';
import { draws } from '../../draws.ts';
import { newBooker, refusalOf, reservationOf, saturday } from '../setup/booking-calls.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';

const plenty = { points: 10_000_000, seconds: 60 };
const limits = { ...defaultLimits, claims: plenty, reads: plenty, writes: plenty };
let now = fridayNoon;
const shop = await buildSmallApp({ clock: () => now, options: { limits } });
const { db, pool, deps } = shop;
const room = await addArea(db, 'Room');

beforeEach(async () => {
  now = fridayNoon;
  await pool.query('delete from reservations');
  await pool.query('delete from table_joins');
  await pool.query('delete from dining_tables');
  await setBookingRules(db);
});

/** Pairs of reservations that have one table at one time. */
const doubled = async (): Promise<number> => {
  const { rowCount } = await pool.query(`
    select from reservation_tables a join reservation_tables b
      on a.tenant_id = b.tenant_id and a.table_id = b.table_id
      and a.reservation_id < b.reservation_id and a.during && b.during`);
  return rowCount ?? 0;
};

const many = 50;
const bookers = await Promise.all(Array.from({ length: many }, () => newBooker(shop)));

describe('R88 the last table', () => {
  test('of 50 who hold it at once one gets it, and 49 read the nearest free times', async () => {
    await addTables(db, room, [[1, 2]]);
    const replies = await Promise.all(bookers.map((booker) => booker.hold(saturday('18:00'))));
    expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    const refused = replies.filter(({ statusCode }) => statusCode !== 201).map(refusalOf);
    expect(refused).toHaveLength(many - 1);
    expect(new Set(refused.map(({ status, code }) => `${status} ${code}`))).toEqual(
      new Set(['409 table_taken']),
    );
    expect(refused.every(({ times }) => times.includes('2026-11-21 16:30'))).toBe(true);
    expect(await doubled()).toBe(0);
  });

  test('of 50 whose holds are over and who confirm at once one gets it', async () => {
    const tables = await addTables(
      db,
      room,
      Array.from({ length: many }, () => [1, 2] as const),
    );
    const held = await Promise.all(
      bookers.map(async (booker) => reservationOf(await booker.hold(saturday('18:00')))),
    );
    // The restaurant is left with one table.
    await pool.query('update dining_tables set is_bookable = id = $1', [tables[0]]);
    now = new Date(fridayNoon.getTime() + 11 * minuteMs);
    const replies = await Promise.all(
      bookers.map((booker, place) => booker.confirm(held[place]?.id ?? '')),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const refused = replies.filter(({ statusCode }) => statusCode !== 200).map(refusalOf);
    expect(refused.every(({ code, times }) => code === 'table_taken' && times.length > 0)).toBe(
      true,
    );
    expect(await doubled()).toBe(0);
  });

  test('one that somebody writes at this moment without our lock is left to them', async () => {
    const [first = 0, second = 0] = await addTables(db, room, [
      [1, 2],
      [1, 4],
    ]);
    const [booker] = bookers;
    const writing = await pool.connect();
    await writing.query('begin');
    // As another program would: their row is there before ours, and nobody sees it yet.
    const id = crypto.randomUUID();
    await writing.query(
      `insert into reservations (tenant_id, id, restaurant_id, number, source, state, party,
         starts_at, ends_at, language, created_at)
       values (139, $1, 1390, 'theirs', 'phone', 'confirmed', 2, $2, $3, 'en', now())`,
      [id, saturday('18:00'), saturday('20:00')],
    );
    await writing.query(`insert into reservation_tables values (139, $1, $2, tstzrange($3, $4))`, [
      id,
      first,
      saturday('18:00'),
      saturday('20:00'),
    ]);
    const holding = booker?.hold(saturday('18:00'));
    await expect.poll(() => listBlocked(pool, 'reservation_tables')).not.toEqual([]);
    await writing.query('commit');
    writing.release();
    const reply = await holding;
    if (!reply) throw new Error('nobody held anything');
    const held = reservationOf(reply);
    const { rows } = await pool.query<{ id: number }>(
      'select table_id::int as id from reservation_tables where reservation_id = $1',
      [held.id],
    );
    expect(rows).toEqual([{ id: second }]);
  });
});

test('R91 as many parties as a quarter of an hour takes, however many ask at once', async () => {
  await setBookingRules(db, { mostParties: 3 });
  await addTables(
    db,
    room,
    Array.from({ length: many }, () => [1, 2] as const),
  );
  const replies = await Promise.all(bookers.map((booker) => booker.hold(saturday('18:00'))));
  expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3);
});

test('R91 housekeeping takes the rows of holds that are over, and none that still count', async () => {
  const [tableId = 0, otherId = 0] = await addTables(db, room, [
    [1, 2],
    [1, 2],
  ]);
  const held = await insertBooking(db, { tableId, state: 'held' });
  const confirmed = await insertBooking(db, { tableId: otherId });
  const rowsOf = async (table: string, column: string) => {
    const { rows } = await pool.query<{ id: string }>(`select ${column} as id from ${table}`);
    return rows.map(({ id }) => id);
  };
  now = new Date(fridayNoon.getTime() + 10 * minuteMs);
  await endHolds(deps);
  expect(await rowsOf('reservation_tables', 'reservation_id')).toContain(held);
  now = new Date(fridayNoon.getTime() + 11 * minuteMs);
  await endHolds(deps);
  expect(await rowsOf('reservation_tables', 'reservation_id')).toEqual([confirmed]);
  expect(await rowsOf('reservations', 'id')).toContain(held);
  now = new Date(fridayNoon.getTime() + 24 * 60 * minuteMs + 11 * minuteMs);
  await endHolds(deps);
  expect(await rowsOf('reservations', 'id')).toEqual([confirmed]);
});

test('R88 a connection that dies while it is confirmed loses nothing: again confirms it once', async () => {
  await addTables(db, room, [[1, 2]]);
  const [booker] = bookers;
  if (!booker) throw new Error('there is nobody');
  const { id } = reservationOf(await booker.hold(saturday('18:00')));
  const lock = await pool.connect();
  await lock.query('begin');
  const locking = 'select from reservations where tenant_id = $1 and id = $2 for update';
  await lock.query(locking, [small.tenant, id]);
  const confirming = booker.confirm(id);
  await expect.poll(() => listBlocked(pool, 'reservations')).toHaveLength(1);
  const [waiting] = await listBlocked(pool, 'reservations');
  await pool.query('select pg_terminate_backend($1)', [waiting?.pid]);
  const { statusCode } = await confirming;
  expect([500, 503]).toContain(statusCode);
  await lock.query('rollback');
  lock.release();
  expect(reservationOf(await booker.get(id)).state).toBe('held');
  const confirmed = reservationOf(await booker.confirm(id));
  expect(confirmed.state).toBe('confirmed');
  expect(reservationOf(await booker.confirm(id))).toEqual(confirmed);
});

test('R87 R88 R90 whatever is held, confirmed, changed and cancelled at once, no two share a table', async () => {
  const action = fc.record({
    who: fc.integer({ min: 0, max: 7 }),
    what: fc.constantFrom('hold' as const, 'book' as const, 'change' as const, 'cancel' as const),
    party: fc.integer({ min: 1, max: 6 }),
    half: fc.integer({ min: 0, max: 8 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 8, maxLength: 24 }), async (actions) => {
      await pool.query('delete from reservations');
      await pool.query('delete from table_joins');
      await pool.query('delete from dining_tables');
      const tables = await addTables(db, room, [
        [1, 2],
        [1, 2],
        [2, 4],
      ]);
      await addJoin(db, tables.slice(0, 2), [3, 4]);
      await addJoin(db, tables, [5, 6]);
      const made = new Map<number, string>();
      const replies = await Promise.all(
        actions.map(async ({ who, what, party, half }) => {
          const booker = bookers[who];
          if (!booker) throw new Error('there is nobody');
          const start = new Date(saturday('16:00')).getTime() + half * 30 * minuteMs;
          const instant = new Date(start).toISOString();
          const own = made.get(who);
          if (what === 'cancel' && own !== undefined) return booker.cancel(own);
          if (what === 'change' && own !== undefined) {
            const present = reservationOf(await booker.get(own));
            return booker.change(present, { party, instant });
          }
          const held = await booker.hold(instant, party);
          if (what === 'hold' || held.statusCode !== 201) return held;
          const { id } = reservationOf(held);
          const confirmed = await booker.confirm(id);
          if (confirmed.statusCode === 200) made.set(who, id);
          return confirmed;
        }),
      );
      expect(replies.map(({ statusCode }) => statusCode).filter((code) => code >= 500)).toEqual([]);
      expect(await doubled()).toBe(0);
      // Whatever is confirmed has a table, and one that is large enough.
      const { rowCount } = await pool.query(
        `select from reservations r where state = 'confirmed' and not exists (
           select from reservation_tables t where t.reservation_id = r.id)`,
      );
      expect(rowCount).toBe(0);
    }),
    { numRuns: draws(15) },
  );
}, 120_000);
