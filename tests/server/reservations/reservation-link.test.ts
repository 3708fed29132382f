import { expect, test } from 'vitest';
import { dayMs } from '#schemas/rules/time/minute.ts';
import { reservationKey } from '#server/identity/reservation-key.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { bookerWith, newBooker, reservationOf, saturday } from '../setup/booking-calls.ts';
import { addArea, addTables, setBookingRules } from '../setup/booking-plan.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';

let now = fridayNoon;
const shop = await buildSmallApp({ clock: () => now });
const { db, deps } = shop;
await addTables(db, await addArea(db, 'Room'), [[1, 2]]);
await setBookingRules(db);

test('R92 the link of a reservation ends 90 days after the stay, by the server’s clock', async () => {
  const made = await (await newBooker(shop)).book(saturday('18:00'));
  const key = reservationKey(deps, { tenantId: small.tenant, reservationId: made.id });
  const holder = bookerWith(shop, { host: small.host, 'x-reservation-key': key });
  const end = Date.parse(saturday('19:30')) + 90 * dayMs;
  now = new Date(end - 1);
  expect(reservationOf(await holder.get(made.id)).id).toBe(made.id);
  now = new Date(end);
  for (const reply of [await holder.get(made.id), await holder.cancel(made.id)]) {
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'link_ended']);
  }
});
