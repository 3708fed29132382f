import type { Database } from '../db/client.ts';
import { listRestaurants, type Restaurant } from '../db/queries/restaurants.ts';
import type { Tenant } from '../db/queries/tenants.ts';
import { ApiError } from '../errors/api-error.ts';
import type { StaffIdentity } from '../identity/identity.ts';
import type { OfferUnits } from './offer-values.ts';

/** Who looks at or changes offers of which tenant, and when. */
export type OfferScope = {
  tenant: Tenant;
  staff: Pick<StaffIdentity, 'id' | 'name' | 'restaurantId'>;
  now: Date;
};

type AtRestaurants = readonly Pick<Restaurant, 'id' | 'timeZone'>[];

/** What a coupon is written in: the clock of the first restaurant that takes it. */
export function couponUnits(
  { currency, timeZone }: Tenant,
  restaurants: AtRestaurants,
  restaurantIds: readonly number[],
): OfferUnits {
  const first =
    restaurantIds.length === 0
      ? restaurants[0]
      : restaurants.find(({ id }) => restaurantIds.includes(id));
  return { currency, timeZone: first?.timeZone ?? timeZone };
}

/** The restaurants that somebody works for: an owner's are all. */
export async function ownRestaurants(
  db: Database,
  { tenant, staff }: Pick<OfferScope, 'tenant' | 'staff'>,
): Promise<Restaurant[]> {
  const all = await listRestaurants(db, tenant.id);
  return all.filter(({ id }) => staff.restaurantId === null || staff.restaurantId === id);
}

/** A manager changes what is for their restaurant alone. */
export const mayChangeCoupon = (
  { restaurantId }: OfferScope['staff'],
  restaurantIds: readonly number[],
): boolean =>
  restaurantId === null || (restaurantIds.length === 1 && restaurantIds[0] === restaurantId);

/** A manager sees what their restaurant takes. */
export const maySeeCoupon = (
  { restaurantId }: OfferScope['staff'],
  restaurantIds: readonly number[],
): boolean =>
  restaurantId === null || restaurantIds.length === 0 || restaurantIds.includes(restaurantId);

export const unknownOffer = (): ApiError =>
  new ApiError(404, 'unknown_offer', 'There is no such offer.');

export function notYourOffer(): ApiError {
  const message = 'This coupon is for more than your restaurant. Ask the owner to change it.';
  return new ApiError(403, 'not_your_offer', message);
}
