import { cookieName } from '../identity/cookie-name.ts';
import { staffCookie } from '../identity/staff-session.ts';
import { findRestaurant } from '../db/queries/restaurants.ts';
import type { Deps } from '../dependencies/deps.ts';
import { restaurantDay } from '../domain/times/restaurant-day.ts';
import { restaurantNotFound } from '../errors/restaurant-not-found.ts';
import type { Handlers } from '../http/handler.ts';
import { requireOwnRestaurant } from '../identity/own-restaurant.ts';
import { requireStaff } from '../identity/require-staff.ts';
import { visitFigures } from '../visits/visit-figures.ts';
import { isCounted } from '../visits/is-counted.ts';

/** Visitors of a restaurant's site: what pages saw, and the figures of a day. */
export const visitRoutes = (deps: Deps): Handlers<'countVisitSteps' | 'getVisitFigures'> => ({
  countVisitSteps: async ({ tenant, body, headers, cookies, network, userAgent }) => {
    const { restaurant_id: restaurantId, steps } = body;
    const { menuIndex, openingHours } = await deps.menus.get(tenant.id, restaurantId);
    const isStaff = cookies[cookieName(deps.options, staffCookie)] !== undefined;
    if (!isCounted({ userAgent, isStaff, headers })) return { data: { counted: 0 } };
    const { timeZone, ...hours } = openingHours;
    const businessDay = restaurantDay(hours, timeZone, deps.clock().getTime());
    // A page that is open for long may know dishes that are gone; those of others never were here.
    const known = steps.filter(
      (step) => !('dish_id' in step) || menuIndex.products.has(step.dish_id),
    );
    const place = { tenantId: tenant.id, restaurantId, businessDay };
    const counted = deps.visits.countSteps(place, { network, userAgent }, known);
    return { data: { counted } };
  },

  getVisitFigures: async (call) => {
    const { tenant, query } = call;
    const staff = requireStaff(call);
    await requireOwnRestaurant(deps.db, { tenantId: tenant.id, staff }, query.restaurant_id);
    const restaurant = await findRestaurant(deps.db, tenant.id, query.restaurant_id);
    if (!restaurant) throw restaurantNotFound();
    return { data: await visitFigures(deps, { restaurant, date: query.date }) };
  },
});
