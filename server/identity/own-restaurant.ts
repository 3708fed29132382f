import type { Database } from '../db/client.ts';
import { findRestaurant } from '../db/queries/restaurants.ts';
import { ApiError } from '../errors/api-error.ts';
import { restaurantNotFound } from '../errors/restaurant-not-found.ts';
import type { StaffIdentity } from './identity.ts';

/** Whether a restaurant of the tenant is one a staff member works for: an owner's are all. */
export const worksAt = (
  { restaurantId }: Pick<StaffIdentity, 'restaurantId'>,
  id: number,
): boolean => restaurantId === null || restaurantId === id;

type Member = { tenantId: number; staff: Pick<StaffIdentity, 'restaurantId'> };

/**
 * Lets staff pass who work for a restaurant.
 * @throws ApiError 404 where the tenant has no such restaurant, whoever asks (rule R95), and 403 for
 * a manager of another one (requirements, Identity).
 */
export async function requireOwnRestaurant(
  db: Database,
  { tenantId, staff }: Member,
  id: number,
): Promise<void> {
  if (!(await findRestaurant(db, tenantId, id))) throw restaurantNotFound();
  if (worksAt(staff, id)) return;
  throw new ApiError(403, 'not_your_restaurant', 'You can only change your own restaurant.');
}
