import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import {
  staffReservationEndpoints,
  type StaffReservation,
} from '#schemas/api/staff-reservations.ts';
import { diningTables, reservations, restaurants, tabs } from '#server/db/schema.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { addArea, addTables, setBookingRules } from '../setup/booking-plan.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';

const { app, db } = await buildSmallApp({ clock: () => fridayNoon });
await insertStaff(db);
await db.update(restaurants).set({ orderTypes: ['pickup', 'delivery', 'dine_in'] });
const owner = await signStaffIn(app);
const areaId = await addArea(db, 'Inside');

let tables: number[] = [];
beforeEach(async () => {
  await db.delete(reservations);
  await db.delete(tabs);
  await db.delete(diningTables);
  tables = await addTables(db, areaId, [
    [1, 2],
    [2, 4],
  ]);
  await setBookingRules(db);
});
const table = (place: number) => tables[place] ?? 0;

type Reply = Awaited<ReturnType<typeof app.inject>>;
const ofRestaurant = `/api/v2/staff/restaurants/${small.restaurant}/reservations`;
/** A party of two that came. */
const add = (body: object) =>
  app.inject({
    method: 'POST',
    url: ofRestaurant,
    headers: { ...owner, 'idempotency-key': randomUUID() },
    payload: { party: 2, instant: fridayNoon.toISOString(), source: 'walk_in', ...body },
  });
const staffOf = (reply: Reply): StaffReservation => {
  if (reply.statusCode > 201) throw new Error(`${reply.statusCode} ${reply.body}`);
  return contract.moveReservation.reply.parse(reply.json()).data;
};

test('R89 a walk-in is seated at no table with an open tab, unless staff insist', async () => {
  const opened = await app.inject({
    method: 'POST',
    url: `/api/v2/staff/restaurants/${small.restaurant}/tabs`,
    headers: { ...owner },
    payload: { table_id: table(0), name: 'Rosa' },
  });
  expect(opened.statusCode).toBe(201);
  expect(staffOf(await add({})).table_ids).toEqual([table(1)]);
  const there = { table_ids: [table(0)] };
  const refused = await add(there);
  expect(refused.statusCode).toBe(409);
  expect(
    staffReservationEndpoints.addReservation.failures[409].parse(refused.json()),
  ).toMatchObject({ code: 'reservation_warnings', warnings: ['open_tab'] });
  const insisted = { ...there, accepts: ['open_tab'] };
  expect(staffOf(await add(insisted)).table_ids).toEqual([table(0)]);
  const listed = await app.inject({ url: ofRestaurant, headers: { ...owner } });
  expect(contract.listDayReservations.reply.parse(listed.json()).data.tabs).toEqual([
    { table_id: table(0), guests: ['Rosa'], unpaid: 0, currency: 'AUD' },
  ]);
});

test('the page of the tables shows who is seated, until they have left', async () => {
  const made = staffOf(await add({ name: 'Ada' }));
  const seatedAt = async () => {
    const reply = await app.inject({
      url: `/api/v2/staff/restaurants/${small.restaurant}/dining-room`,
      headers: { ...owner },
    });
    const room = contract.listStaffTables.reply.parse(reply.json()).data;
    return room.tables.flatMap(({ id, seated }) => (seated ? [{ id, seated }] : []));
  };
  expect(await seatedAt()).toMatchObject([
    { id: made.table_ids[0], seated: { reservation_id: made.id, name: 'Ada', party: 2 } },
  ]);
  const left = await app.inject({
    method: 'POST',
    url: `/api/v2/staff/reservations/${made.id}/state`,
    headers: { ...owner },
    payload: { to: 'finished' },
  });
  expect(left.statusCode).toBe(200);
  expect(await seatedAt()).toEqual([]);
});
