import { eq } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { hoursAt, restaurantNow } from '#server/db/queries/restaurant-at.ts';
import { restaurantExceptions, restaurantHours } from '#server/db/schema.ts';
import { createSmallDatabase } from '#tests/database/create-test-database.ts';
import { small } from '#tests/fixtures/small-menu.ts';

const { db } = await createSmallDatabase();
const since = '2026-11-18';
const key = { tenantId: small.tenant, restaurantId: small.restaurant };
const exception = { ...key, date: '2026-11-21', orderType: 'any' as const, ranges: [], note: '' };

async function hoursNow(from = since) {
  const restaurant = await restaurantNow(db, small.tenant, small.restaurant);
  if (!restaurant) throw new Error('the small restaurant is gone');
  return hoursAt(db, restaurant, from);
}

afterEach(async () => {
  await db.delete(restaurantExceptions).where(eq(restaurantExceptions.tenantId, small.tenant));
});

it('hours are read once as long as nobody changes them', async () => {
  expect(await hoursNow()).toBe(await hoursNow());
  // What is asked from a later day on is among them; an earlier day is not.
  expect(await hoursNow('2026-11-19')).toBe(await hoursNow());
  const earlier = await hoursNow('2026-11-01');
  expect(earlier.since).toBe('2026-11-01');
  expect(await hoursNow()).toBe(earlier);
});

it('R17 a day that differs counts at once, whoever writes it, and so does its end', async () => {
  expect((await hoursNow()).exceptions).toEqual([]);
  await db.insert(restaurantExceptions).values(exception);
  expect((await hoursNow()).exceptions).toHaveLength(1);
  await db.update(restaurantExceptions).set({ note: 'A wedding' });
  expect((await hoursNow()).exceptions).toMatchObject([{ note: 'A wedding' }]);
  await db.delete(restaurantExceptions);
  expect((await hoursNow()).exceptions).toEqual([]);
});

it('R17 changed weekly hours count at once, whoever writes them', async () => {
  const { hours } = await hoursNow();
  const [first] = hours;
  expect(first).toBeDefined();
  if (!first) return;
  const kept = await db.delete(restaurantHours).returning();
  expect((await hoursNow()).hours).toEqual([]);
  await db.insert(restaurantHours).values(kept);
  expect((await hoursNow()).hours).toEqual(hours);
  await db.update(restaurantHours).set({ closes: '21:15' });
  expect((await hoursNow()).hours.every(({ closes }) => closes.startsWith('21:15'))).toBe(true);
});
