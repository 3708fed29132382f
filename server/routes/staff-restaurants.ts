import { listRestaurants } from '../db/queries/restaurants.ts';
import type { Deps } from '../dependencies/deps.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Handlers } from '../http/handler.ts';
import { requireOwnRestaurant, worksAt } from '../identity/own-restaurant.ts';
import { requireStaff } from '../identity/require-staff.ts';
import {
  addRestaurant,
  setRestaurantDetails,
  setRestaurantOpen,
  showDetails,
} from '../ordering/restaurant/restaurant-details.ts';
import { namedRevision } from '../publishing/named-revision.ts';

type Names =
  | 'listStaffRestaurants'
  | 'addRestaurant'
  | 'setRestaurantDetails'
  | 'setRestaurantOpen';

/** The restaurants of a tenant, as those who lead them see and change them. */
export const staffRestaurantRoutes = ({ db, menus }: Deps): Handlers<Names> => ({
  listStaffRestaurants: async (call) => {
    const staff = requireStaff(call);
    const rows = await listRestaurants(db, call.tenant.id);
    const own = rows.filter(({ id }) => worksAt(staff, id));
    return { data: await showDetails(db, call.tenant.id, own) };
  },

  addRestaurant: async ({ tenant, body }) => ({
    data: await db.transaction((tx) => addRestaurant(tx, tenant.id, body)),
  }),

  setRestaurantDetails: async (call) => {
    const { tenant, params, body } = call;
    const { restaurantId } = params;
    const member = { tenantId: tenant.id, staff: requireStaff(call) };
    await requireOwnRestaurant(db, member, restaurantId);
    const revision = namedRevision(call.headers);
    const data = await db.transaction((tx) =>
      setRestaurantDetails(tx, tenant.id, { restaurantId, revision, body }),
    );
    menus.forget(tenant.id, restaurantId);
    call.setRevision(data.revision);
    return { data };
  },

  setRestaurantOpen: async (call) => {
    const { tenant, params, body } = call;
    const { restaurantId } = params;
    const staff = requireStaff(call);
    // Whose restaurant it is comes first: of another tenant's nothing is said (rule R95).
    await requireOwnRestaurant(db, { tenantId: tenant.id, staff }, restaurantId);
    if (staff.role !== 'owner') {
      throw new ApiError(403, 'owners_only', 'Only an owner can close or open a restaurant.');
    }
    const data = await db.transaction((tx) =>
      setRestaurantOpen(tx, tenant.id, { restaurantId, isOpen: body.is_open }),
    );
    menus.forget(tenant.id, restaurantId);
    return { data };
  },
});
