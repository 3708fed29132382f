import { activeStatus } from '#schemas/rules/active-status.ts';
import { ApiError } from '../errors/api-error.ts';
import type { ReservationPlan } from '../db/queries/reservation-plan.ts';
import type { Restaurant } from '../db/queries/restaurants.ts';
import type { AskedTable } from './read-availability.ts';

/** Whether a restaurant takes reservations online at all. */
export const takesReservations = (
  { status }: Pick<Restaurant, 'status'>,
  plan: ReservationPlan | null,
): plan is ReservationPlan => status === activeStatus && plan?.settings.isOn === true;

/**
 * The plan of a restaurant that takes such a party online.
 * @throws ApiError 409 `reservations_off` or `party_too_large` (rule R92), 404 `unknown_area`.
 */
export function requireBookable(
  restaurant: Restaurant,
  plan: ReservationPlan | null,
  { party, areaId }: AskedTable,
): ReservationPlan {
  if (!takesReservations(restaurant, plan)) {
    const { name } = restaurant;
    throw new ApiError(409, 'reservations_off', ({ reservations }) => reservations.off(name));
  }
  requireArea(plan, areaId);
  const { largestParty, contactText } = plan.settings;
  if (party > largestParty) {
    throw new ApiError(
      409,
      'party_too_large',
      ({ reservations }) =>
        `${reservations.upTo(largestParty)} ${contactText || reservations.callUs}`,
    );
  }
  return plan;
}

/** @throws ApiError 404: the restaurant has no such area, or none of its tables can be reserved. */
export function requireArea({ areas }: ReservationPlan, areaId: number | null): void {
  if (areaId === null || areas.some(({ id }) => id === areaId)) return;
  throw new ApiError(404, 'unknown_area', ({ reservations }) => reservations.areaGone);
}
