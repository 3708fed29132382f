import { dayMs } from '#schemas/rules/time/minute.ts';
import { countCartsWith } from '../db/queries/dish-use.ts';
import type { Deps } from '../dependencies/deps.ts';
import type { Handlers } from '../http/handler.ts';
import { requireOwnRestaurant } from '../identity/own-restaurant.ts';
import { requireStaff } from '../identity/require-staff.ts';

/** What taking a dish off the menu would reach. */
export const staffDishUseRoutes = ({ db, clock }: Deps): Handlers<'getDishUse'> => ({
  getDishUse: async (call) => {
    const { tenant, params } = call;
    const { restaurantId, dishId } = params;
    await requireOwnRestaurant(
      db,
      { tenantId: tenant.id, staff: requireStaff(call) },
      restaurantId,
    );
    // Older carts are of people who are gone.
    const changedSince = new Date(clock().getTime() - dayMs);
    const carts = { restaurantId, dishId, changedSince };
    return { data: { open_carts: await countCartsWith(db, tenant.id, carts) } };
  },
});
