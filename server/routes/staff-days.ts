import { findRestaurant } from '../db/queries/restaurants.ts';
import type { Deps } from '../dependencies/deps.ts';
import { restaurantNotFound } from '../errors/restaurant-not-found.ts';
import type { Handlers } from '../http/handler.ts';
import { requireOwnRestaurant } from '../identity/own-restaurant.ts';
import { requireStaff } from '../identity/require-staff.ts';
import { dayFigures } from '../ordering/figures/day-figures.ts';

/** What a restaurant took and made on a day, to its owner and manager. */
export const staffDayRoutes = (deps: Deps): Handlers<'getStaffDay'> => ({
  getStaffDay: async (call) => {
    const { tenant, query } = call;
    const staff = requireStaff(call);
    await requireOwnRestaurant(deps.db, { tenantId: tenant.id, staff }, query.restaurant_id);
    const restaurant = await findRestaurant(deps.db, tenant.id, query.restaurant_id);
    if (!restaurant) throw restaurantNotFound();
    return { data: await dayFigures(deps, { tenant, restaurant, date: query.date }) };
  },
});
