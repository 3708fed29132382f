import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import {
  staffReservationEndpoints,
  type StaffReservation,
} from '#schemas/api/staff-reservations.ts';
import { diningTables, reservations, tableJoins } from '#server/db/schema.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { newBooker, reservationOf, saturday } from '../setup/booking-calls.ts';
import { addArea, addJoin, addTables, setBookingRules } from '../setup/booking-plan.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';

const test0 = await buildSmallApp();
const { app, db } = test0;
await insertStaff(db);
const owner = await signStaffIn(app);
const areaId = await addArea(db, 'Inside');

let tables: number[] = [];
beforeEach(async () => {
  await db.delete(reservations);
  await db.delete(tableJoins);
  await db.delete(diningTables);
  tables = await addTables(db, areaId, [
    [1, 2],
    [2, 4],
    [3, 6],
  ]);
  await setBookingRules(db);
});
const table = (place: number) => tables[place] ?? 0;

type Reply = Awaited<ReturnType<typeof app.inject>>;
const ofRestaurant = `/api/v2/staff/restaurants/${small.restaurant}/reservations`;
const ofOne = (id: string) => `/api/v2/staff/reservations/${id}`;
const add = (body: object, key: string = randomUUID()) =>
  app.inject({
    method: 'POST',
    url: ofRestaurant,
    headers: { ...owner, 'idempotency-key': key },
    payload: { party: 2, instant: saturday('19:00'), source: 'phone', name: 'Ada', ...body },
  });
const change = ({ id, revision }: Pick<StaffReservation, 'id' | 'revision'>, body: object) =>
  app.inject({
    method: 'PATCH',
    url: ofOne(id),
    headers: { ...owner, 'if-match': `"${revision}"` },
    payload: { party: 2, instant: saturday('19:00'), name: 'Ada', ...body },
  });
const move = (id: string, to: string) =>
  app.inject({
    method: 'POST',
    url: `${ofOne(id)}/state`,
    headers: { ...owner },
    payload: { to },
  });
const day = async (date = '2026-11-21') => {
  const reply = await app.inject({ url: ofRestaurant, headers: { ...owner }, query: { date } });
  return contract.listDayReservations.reply.parse(reply.json()).data;
};
const staffOf = (reply: Reply): StaffReservation => {
  if (reply.statusCode > 201) throw new Error(`${reply.statusCode} ${reply.body}`);
  return contract.moveReservation.reply.parse(reply.json()).data;
};
const refusalOf = (reply: Reply) => {
  const read = staffReservationEndpoints.addReservation.failures[409].parse(reply.json());
  return { status: reply.statusCode, code: read.code, warnings: read.warnings };
};
const doubtful = (...warnings: string[]) => ({
  status: 409,
  code: 'reservation_warnings',
  warnings,
});
const taken = { status: 409, code: 'table_taken' };

test('R89 a reservation by phone is given the smallest table that fits, and the day lists it', async () => {
  const made = staffOf(await add({ phone: '0400 000 001', note: 'Birthday' }));
  expect(made).toMatchObject({
    state: 'confirmed',
    source: 'phone',
    table_ids: [table(0)],
    note: 'Birthday',
    seated_at: null,
  });
  const { tables: listed, reservations: found, opens, closes, date } = await day();
  expect(found).toEqual([made]);
  expect(listed.map(({ id }) => id)).toEqual(tables);
  expect([date, opens, closes]).toEqual(['2026-11-21', saturday('12:00'), saturday('23:00')]);
  expect((await day('2026-11-22')).reservations).toEqual([]);
});

test('R92 sent again with its key it is the same reservation, also at the same moment', async () => {
  // As a page without https makes it.
  const key = randomUUID().replaceAll('-', '');
  const replies = await Promise.all([add({}, key), add({}, key)]);
  const again = await add({}, key);
  const ids = [...replies, again].map((reply) => staffOf(reply).id);
  expect(new Set(ids).size).toBe(1);
  expect((await day()).reservations).toHaveLength(1);
});

test.each([
  ['R85 outside the hours', { instant: saturday('22:30') }, ['outside_hours']],
  ['R89 at a table that is too small', { party: 4, at: 0 }, ['table_too_small']],
  ['R89 at a table for larger parties', { party: 2, at: 2 }, ['table_too_large']],
])(
  '%s it is warned of, and done all the same where that is accepted',
  async (_where, asked, all) => {
    const { at, ...body }: { at?: number; party?: number; instant?: string } = asked;
    const place = at === undefined ? {} : { table_ids: [table(at)] };
    expect(refusalOf(await add({ ...body, ...place }))).toEqual(doubtful(...all));
    expect((await day()).reservations).toEqual([]);
    const made = staffOf(await add({ ...body, ...place, accepts: all }));
    expect((await day()).reservations).toEqual([made]);
  },
);

test('R90 tables that no join names are warned of, those of a join are not', async () => {
  const joined = { party: 5, table_ids: [table(0), table(1)] };
  expect(refusalOf(await add(joined))).toEqual(doubtful('not_joined'));
  await addJoin(db, [table(0), table(1)], [4, 6]);
  expect(staffOf(await add(joined)).table_ids.toSorted()).toEqual([table(0), table(1)].toSorted());
  // A joined table is taken everywhere.
  expect(refusalOf(await add({ table_ids: [table(0)] }))).toEqual(taken);
});

test('R91 more than begin together is warned of, by parties and by people', async () => {
  await setBookingRules(db, { mostParties: 1, mostSeats: 3 });
  staffOf(await add({}));
  expect(refusalOf(await add({ party: 3 }))).toEqual(
    doubtful('too_many_parties', 'too_many_seats'),
  );
  const accepts = ['too_many_parties', 'too_many_seats'];
  expect(staffOf(await add({ party: 3, accepts })).party).toBe(3);
});

test('R88 two never share a table, whatever is accepted, also at the same moment', async () => {
  const asked = { table_ids: [table(1)], accepts: ['table_too_large', 'outside_hours'] };
  const replies = await Promise.all(Array.from({ length: 6 }, () => add(asked)));
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([
    201,
    ...Array.from({ length: 5 }, () => 409),
  ]);
  expect(refusalOf(await add({ ...asked, instant: saturday('20:00') }))).toEqual(taken);
  // Half-open: whoever comes as they leave has the table (R86).
  expect(staffOf(await add({ ...asked, instant: saturday('20:30') })).state).toBe('confirmed');
});

test('R88 at the desk and online at once: one of them has the last table', async () => {
  await db.delete(diningTables);
  const [only = 0] = await addTables(db, areaId, [[1, 2]]);
  const ana = await newBooker(test0);
  const [atDesk, online] = await Promise.all([
    add({ table_ids: [only] }),
    ana.hold(saturday('19:00')),
  ]);
  expect([atDesk.statusCode, online.statusCode].toSorted()).toEqual([201, 409]);
});

test('R92 a party above the online limit, and online booking that is off, do not stop staff', async () => {
  await setBookingRules(db, { isOn: false, largestParty: 2 });
  expect(staffOf(await add({ party: 6 })).table_ids).toEqual([table(2)]);
  expect((await add({ party: 0 })).statusCode).toBe(400);
  expect((await add({ party: 2.5 })).statusCode).toBe(400);
});

test('a walk-in sits down now, leaves before those who come next, and its table is free again', async () => {
  const instant = new Date(fridayNoon.getTime() + 60 * 60_000).toISOString();
  staffOf(await add({ instant, table_ids: [table(0)] }));
  const walkIn = { source: 'walk_in', table_ids: [table(0)], name: '' };
  expect(refusalOf(await add(walkIn))).toEqual(taken);
  const seated = staffOf(await add({ ...walkIn, stay_minutes: 45 }));
  expect(seated).toMatchObject({
    state: 'seated',
    seated_at: fridayNoon.toISOString(),
    starts: { instant: fridayNoon.toISOString() },
    ends: { instant: new Date(fridayNoon.getTime() + 45 * 60_000).toISOString() },
  });
});

test('a party moves to another table with what it said, and not to one that is taken', async () => {
  const ada = staffOf(await add({ phone: '0400' }));
  const ben = staffOf(await add({ name: 'Ben', party: 4 }));
  const to = (place: number, more: object = {}) => ({ table_ids: [table(place)], ...more });
  expect(refusalOf(await change(ada, to(1)))).toEqual(taken);
  expect(refusalOf(await change(ada, to(2)))).toEqual(doubtful('table_too_large'));
  const moved = staffOf(await change(ada, to(2, { accepts: ['table_too_large'], phone: '0400' })));
  expect(moved).toMatchObject({ table_ids: [table(2)], phone: '0400', revision: ada.revision + 1 });
  // Where nothing of its place changes, nothing is warned of.
  const noted = staffOf(await change(moved, to(2, { note: 'Window' })));
  expect(noted.note).toBe('Window');
  expect((await day()).reservations.map(({ id }) => id).toSorted()).toEqual(
    [ada.id, ben.id].toSorted(),
  );
});

test('two tablets at once: the second gets 412 with the reservation as it is', async () => {
  const ada = staffOf(await add({}));
  const first = staffOf(await change(ada, { table_ids: ada.table_ids, note: 'First' }));
  const second = await change(ada, { table_ids: ada.table_ids, note: 'Second' });
  expect(second.statusCode).toBe(412);
  expect(second.json()).toMatchObject({ code: 'stale_reservation', data: first });
});

test('seated, finished early and one step back: the table is free and taken in between', async () => {
  const instant = new Date(fridayNoon.getTime() - 30 * 60_000).toISOString();
  const accepts = ['outside_hours'];
  const ada = staffOf(await add({ instant, table_ids: [table(0)], accepts }));
  expect(staffOf(await move(ada.id, 'seated')).seated_at).toBe(fridayNoon.toISOString());
  expect(staffOf(await move(ada.id, 'seated')).state).toBe('seated');
  const finished = staffOf(await move(ada.id, 'finished'));
  expect(finished.ends.instant).toBe(fridayNoon.toISOString());
  const next = staffOf(await add({ source: 'walk_in', table_ids: [table(0)] }));
  expect(next.state).toBe('seated');
  expect(refusalOf(await move(ada.id, 'seated'))).toEqual(taken);
  staffOf(await move(next.id, 'finished'));
});

test('R92 who did not come, or cancelled, frees the table at once, and one step back takes it again', async () => {
  for (const gone of ['no_show', 'cancelled']) {
    const ada = staffOf(await add({ table_ids: [table(0)] }));
    expect(staffOf(await move(ada.id, gone)).table_ids).toEqual([table(0)]);
    const ben = staffOf(await add({ name: 'Ben', table_ids: [table(0)] }));
    expect(refusalOf(await move(ada.id, 'confirmed'))).toEqual(taken);
    staffOf(await move(ben.id, 'cancelled'));
    expect(staffOf(await move(ada.id, 'confirmed')).table_ids).toEqual([table(0)]);
    expect(refusalOf(await add({ table_ids: [table(0)] }))).toEqual(taken);
    staffOf(await move(ada.id, 'cancelled'));
    expect(refusalOf(await move(ada.id, 'finished')).code).toBe('reservation_state');
  }
});

test('what a customer books online stands on the day, is moved here and cancelled there', async () => {
  const ana = await newBooker(test0);
  const booked = await ana.book(saturday('19:00'));
  const [listed] = (await day()).reservations;
  expect(listed).toMatchObject({ id: booked.id, source: 'online', name: 'Ada' });
  if (!listed) throw new Error('it is not listed');
  staffOf(
    await change(listed, { table_ids: [table(1)], email: listed.email, phone: listed.phone }),
  );
  expect(reservationOf(await ana.get(booked.id)).starts).toEqual(booked.starts);
  expect(reservationOf(await ana.cancel(booked.id)).state).toBe('cancelled');
  expect(refusalOf(await move(booked.id, 'seated')).code).toBe('reservation_state');
});

test('R95 a table that is not there is none', async () => {
  expect((await add({ table_ids: [999_999] })).statusCode).toBe(404);
  expect((await move(randomUUID(), 'seated')).statusCode).toBe(404);
});
