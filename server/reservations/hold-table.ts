import { randomUUID } from 'node:crypto';
import type { Reservation } from '#schemas/api/reservations.ts';
import { reservationHoldMs } from '#schemas/rules/reservation-hold.ts';
import { formatLocale } from '#schemas/format-locale.ts';
import type { Language } from '#schemas/languages/languages.ts';
import {
  endHoldsOf,
  findReservation,
  giveTables,
  insertReservation,
  listHeld,
  lockShopper,
} from '../db/queries/reservations.ts';
import type { Tenant } from '../db/queries/tenants.ts';
import type { Deps } from '../dependencies/deps.ts';
import { unknownReservation } from '../errors/unknown-reservation.ts';
import { requireRestaurant } from '../ordering/restaurant/require-restaurant.ts';
import { findSeating, refuseTime, type AskedSeating } from './find-seating.ts';
import { inReservationBook } from './reservation-book.ts';
import { newReservationNumber } from './reservation-number.ts';
import { showReservation } from './show-reservation.ts';

type Hold = {
  tenant: Tenant;
  language: Language;
  shopperId: string;
  restaurantId: number;
  asked: AskedSeating;
};

/**
 * Holds a table, in place of whatever the same shopper holds; that one stays where nothing is free.
 * @throws ApiError 404, 409 `table_taken` or `time_not_reservable` with the nearest free times.
 */
export async function holdTable(
  deps: Pick<Deps, 'db' | 'pool' | 'clock'>,
  { tenant, language, shopperId, restaurantId, asked }: Hold,
): Promise<Reservation> {
  const now = deps.clock();
  const tenantId = tenant.id;
  const restaurant = await requireRestaurant(deps, tenantId, restaurantId);
  const held = await inReservationBook(deps.pool, { tenantId, restaurantId, now }, async (tx) => {
    await lockShopper(tx, tenantId, shopperId);
    const without = await listHeld(tx, tenantId, shopperId);
    const found = await findSeating(tx, restaurant, asked, { now, without });
    if (typeof found === 'string') return found;
    await endHoldsOf(tx, tenantId, { shopperId, now });
    const reservationId = randomUUID();
    await insertReservation(tx, {
      tenantId,
      id: reservationId,
      restaurantId,
      number: newReservationNumber(),
      shopperId,
      source: 'online',
      state: 'held',
      party: asked.party,
      startsAt: new Date(asked.instant),
      endsAt: new Date(found.stayEnds),
      heldUntil: new Date(now.getTime() + reservationHoldMs),
      areaId: asked.areaId,
      language: formatLocale(language, tenant.locale),
      createdAt: now,
    });
    const { tableIds, occupied } = found;
    await giveTables(tx, tenantId, { reservationId, tableIds, ...occupied });
    return findReservation(tx, tenantId, reservationId);
  });
  if (typeof held === 'string')
    throw await refuseTime(deps, restaurant, asked, { now, code: held });
  if (!held) throw unknownReservation();
  return showReservation(held, now);
}
