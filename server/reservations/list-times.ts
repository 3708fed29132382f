import { Temporal } from 'temporal-polyfill';
import type { ReplyOf } from '#schemas/api/contract.ts';
import { dayMs } from '#schemas/rules/time/minute.ts';
import type { Deps } from '../dependencies/deps.ts';
import { localDate } from '../domain/times/opening-ranges.ts';
import { requireRestaurant } from '../ordering/restaurant/require-restaurant.ts';
import { offeredDays } from './find-seating.ts';
import { readPlanAround, readTaken, type AskedTable } from './read-availability.ts';
import { requireArea, takesReservations } from './refuse-party.ts';

type Asked = AskedTable & {
  restaurantId: number;
  /** Local date ('2026-11-03'). */
  firstDay: string;
  days: number;
  /** What is to be changed: its tables count as free; null: none. */
  reservationId: string | null;
};

/**
 * When a party can be given a table, by days (rules R85 to R91): the row of the restaurant, its
 * plan and what is taken are one question each, however many tables and days there are.
 * @throws ApiError 404 without such a restaurant or area.
 */
export async function listReservationTimes(
  deps: Pick<Deps, 'db' | 'clock'>,
  tenantId: number,
  { restaurantId, firstDay, days, reservationId, ...asked }: Asked,
): Promise<ReplyOf<'listReservationTimes'>['data']> {
  const { db, clock } = deps;
  const now = clock();
  const restaurant = await requireRestaurant(deps, tenantId, restaurantId);
  const { timeZone } = restaurant;
  const from = Temporal.PlainDate.from(firstDay).toZonedDateTime(timeZone).epochMilliseconds;
  const [plan, taken] = await Promise.all([
    readPlanAround(db, restaurant, from),
    readTaken(db, restaurant, { from: from - dayMs, until: from + (days + 1) * dayMs, now }),
  ]);
  const today = localDate(now.getTime(), timeZone);
  if (!takesReservations(restaurant, plan)) {
    const nothing = { days: [], areas: [], largest_party: 0, contact_text: '' };
    return { ...nothing, last_date: today.toString() };
  }
  requireArea(plan, asked.areaId);
  const { largestParty, contactText, daysAhead } = plan.settings;
  const without = reservationId === null ? [] : [reservationId.toLowerCase()];
  const span = { now, firstDay, days, without };
  return {
    days: asked.party > largestParty ? [] : offeredDays(restaurant, { plan, taken }, asked, span),
    areas: plan.areas,
    largest_party: largestParty,
    contact_text: contactText,
    last_date: today.add({ days: daysAhead - 1 }).toString(),
  };
}
