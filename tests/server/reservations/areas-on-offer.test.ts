import { expect, onTestFinished, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { newBooker, refusalOf, saturday } from '../setup/booking-calls.ts';
import { addArea, addTables, setBookingRules } from '../setup/booking-plan.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';

const shop = await buildSmallApp();
const { app, db, pool } = shop;
await setBookingRules(db);
const inside = await addArea(db, 'Inside');
const bar = await addArea(db, 'Bar');
await addArea(db, 'Garden');
const four = [[1, 4]] as const;
await addTables(db, inside, four);
const [stool = 0] = await addTables(db, bar, four);

const areasOnOffer = async () => {
  const reply = await app.inject({
    url: '/api/v2/reservation-times',
    headers: { host: small.host },
    query: { restaurant_id: String(small.restaurant), party: '2', from: '2026-11-21' },
  });
  const { data } = contract.listReservationTimes.reply.parse(reply.json());
  return data.areas.map(({ name }) => name);
};

test.each([
  ['is removed', 'is_removed = true'],
  ['cannot be reserved', 'is_bookable = false'],
])('an area whose only table %s is not on offer, and cannot be asked for', async (_why, change) => {
  expect(await areasOnOffer()).toEqual(['Inside', 'Bar']);
  await pool.query(`update dining_tables set ${change} where id = $1`, [stool]);
  onTestFinished(async () => {
    await pool.query('update dining_tables set is_removed = false, is_bookable = true');
  });
  expect(await areasOnOffer()).toEqual(['Inside']);
  const booker = await newBooker(shop);
  const refused = await booker.hold(saturday('18:00'), 2, { area_id: bar });
  expect(refusalOf(refused)).toMatchObject({ status: 404, code: 'unknown_area' });
});
