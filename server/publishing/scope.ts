import { ApiError } from '../errors/api-error.ts';
import type { Identity, StaffIdentity } from '../identity/identity.ts';
import type { Tenant } from '../db/queries/tenants.ts';
import type { Database } from '../db/client.ts';
import { requireOwnRestaurant } from '../identity/own-restaurant.ts';
import { requireStaff } from '../identity/require-staff.ts';

/** Whose configuration: the tenant's site (no restaurant), or what one restaurant has otherwise. */
export type Scope = { tenantId: number; restaurantId: number | null };

type ScopedCall = {
  tenant: Tenant;
  identity: Identity | null;
  query: { restaurant_id?: number | undefined };
};

/**
 * What a call is about, if its caller may see it.
 * @throws ApiError 403 for a manager who names the site or another restaurant (requirements,
 * Identity), 404 for a restaurant that the tenant does not have.
 */
export async function scopeOf(
  db: Database,
  call: ScopedCall,
): Promise<{ scope: Scope; staff: StaffIdentity }> {
  const staff = requireStaff(call);
  const tenantId = call.tenant.id;
  const restaurantId = call.query.restaurant_id ?? null;
  if (restaurantId === null) {
    if (staff.role !== 'owner') {
      const sentence = 'Only an owner can change the site of all restaurants.';
      throw new ApiError(403, 'not_your_site', sentence);
    }
  } else {
    await requireOwnRestaurant(db, { tenantId, staff }, restaurantId);
  }
  return { scope: { tenantId, restaurantId }, staff };
}

/** @throws ApiError 403 for a manager: owners publish (requirements, Identity). */
export function requireOwner(staff: StaffIdentity): void {
  if (staff.role === 'owner') return;
  throw new ApiError(403, 'owners_only', 'Only an owner can do this.');
}
