import { ApiError } from '../errors/api-error.ts';
import type { StaffIdentity } from './identity.ts';

/** Whether a restaurant of the tenant is one a staff member works for: an owner's are all. */
export const worksAt = (
  { restaurantId }: Pick<StaffIdentity, 'restaurantId'>,
  id: number,
): boolean => restaurantId === null || restaurantId === id;

/** @throws ApiError 403 for a manager of another restaurant (requirements, Identity). */
export function requireOwnRestaurant(staff: StaffIdentity, id: number): void {
  if (worksAt(staff, id)) return;
  throw new ApiError(403, 'not_your_restaurant', 'You can only change your own restaurant.');
}
