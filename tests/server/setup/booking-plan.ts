import { randomUUID } from 'node:crypto';
import type { Database } from '#server/db/client.ts';
import { giveTables, insertReservation } from '#server/db/queries/reservations.ts';
import { areas, diningTables, reservationSettings, tableJoins } from '#server/db/schema.ts';
import { minuteMs } from '#schemas/rules/time/minute.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';

type Settings = typeof reservationSettings.$inferInsert;
type Place = { tenantId: number; restaurantId: number };

const ownPlace: Place = { tenantId: small.tenant, restaurantId: small.restaurant };
export const otherPlace: Place = {
  tenantId: small.otherTenant,
  restaurantId: small.otherRestaurant,
};

/** Every day from noon to 23:00; two people stay for 90 minutes, four for two hours. */
export const usualSettings: Omit<Settings, 'tenantId' | 'restaurantId'> = {
  isOn: true,
  week: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '12:00', closes: '23:00' })),
  slotMinutes: 30,
  stays: [
    { upTo: 2, minutes: 90 },
    { upTo: 4, minutes: 120 },
    { upTo: 8, minutes: 150 },
  ],
  bufferMinutes: 0,
  noticeMinutes: 60,
  daysAhead: 60,
  largestParty: 8,
  contactText: 'Call us on 02 5550 0100.',
  mostParties: null,
  mostSeats: null,
  changeMinutes: 120,
  reminderMinutes: 24 * 60,
};

/** Says how a restaurant takes reservations, in place of what it said before. */
export async function setBookingRules(
  db: Database,
  change: Partial<Settings> = {},
  place: Place = ownPlace,
): Promise<void> {
  const settings = { ...usualSettings, ...change };
  await db
    .insert(reservationSettings)
    .values({ ...settings, ...place })
    .onConflictDoUpdate({
      target: [reservationSettings.tenantId, reservationSettings.restaurantId],
      set: settings,
    });
}

/** Adds an area. @returns its id */
export async function addArea(db: Database, name: string, place: Place = ownPlace) {
  const [row] = await db
    .insert(areas)
    .values({ ...place, name, position: 0 })
    .returning({ id: areas.id });
  if (!row) throw new Error('the area was not added');
  return row.id;
}

/** Adds tables to an area, each by the parties that it is given to. @returns their ids */
export async function addTables(
  db: Database,
  areaId: number,
  parties: readonly (readonly [least: number, most: number])[],
  place: Place = ownPlace,
): Promise<number[]> {
  const rows = await db
    .insert(diningTables)
    .values(
      parties.map(([minParty, maxParty]) => ({
        ...place,
        areaId,
        name: randomUUID().slice(0, 8),
        minParty,
        maxParty,
        x: 0,
        y: 0,
        width: 2,
        height: 2,
        token: randomUUID(),
      })),
    )
    .returning({ id: diningTables.id });
  return rows.map(({ id }) => id);
}

/** Says that tables may be put together (rule R90). */
export async function addJoin(
  db: Database,
  tableIds: number[],
  [minParty, maxParty]: readonly [number, number],
): Promise<void> {
  await db.insert(tableJoins).values({ ...ownPlace, tableIds, minParty, maxParty });
}

type Booked = {
  tableId: number;
  state?: 'held' | 'confirmed';
  startsAt?: Date;
  shopperId?: string | null;
  email?: string;
};

/** Books a table for two and 90 minutes, as it stands in the database. @returns its id */
export async function insertBooking(
  db: Database,
  { tableId, state = 'confirmed', startsAt = fridayNoon, shopperId = null, email = '' }: Booked,
  place: Place = ownPlace,
): Promise<string> {
  const id = randomUUID();
  const from = startsAt.getTime();
  const until = from + 90 * minuteMs;
  await insertReservation(db, {
    ...place,
    id,
    number: id.slice(0, 8),
    shopperId,
    source: shopperId === null ? 'phone' : 'online',
    state,
    party: 2,
    startsAt,
    endsAt: new Date(until),
    heldUntil: state === 'held' ? new Date(fridayNoon.getTime() + 10 * minuteMs) : null,
    email,
    language: 'en-AU',
    createdAt: fridayNoon,
  });
  const given = { reservationId: id, tableIds: [tableId], from, until };
  await giveTables(db, place.tenantId, given);
  return id;
}
