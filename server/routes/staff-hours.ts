import { findRestaurant, type Restaurant } from '../db/queries/restaurants.ts';
import type { Deps } from '../dependencies/deps.ts';
import { restaurantNotFound } from '../errors/restaurant-not-found.ts';
import type { Call, Handlers } from '../http/handler.ts';
import { requireOwnRestaurant } from '../identity/own-restaurant.ts';
import { requireStaff } from '../identity/require-staff.ts';
import { setHours, showHours } from '../ordering/restaurant/restaurant-hours.ts';
import { setFees, setTimes, showFees, showTimes } from '../ordering/restaurant/restaurant-times.ts';
import { setTaxes, showTaxes } from '../ordering/restaurant/tenant-taxes.ts';
import { namedRevision } from '../publishing/named-revision.ts';

type OfRestaurant =
  | 'getRestaurantHours'
  | 'setRestaurantHours'
  | 'getRestaurantTimes'
  | 'setRestaurantTimes'
  | 'getRestaurantFees'
  | 'setRestaurantFees';
type Names = OfRestaurant | 'getTaxes' | 'setTaxes';

/** When a restaurant is open, how much it takes on, and what it adds to its orders; its taxes. */
export const staffHoursRoutes = ({ db, clock, menus, tenants }: Deps): Handlers<Names> => {
  const ownRestaurant = async (call: Call<OfRestaurant>): Promise<Restaurant> => {
    const { tenant, params } = call;
    const member = { tenantId: tenant.id, staff: requireStaff(call) };
    await requireOwnRestaurant(db, member, params.restaurantId);
    const restaurant = await findRestaurant(db, tenant.id, params.restaurantId);
    if (!restaurant) throw restaurantNotFound();
    return restaurant;
  };
  return {
    getRestaurantHours: async (call) =>
      answer(call, await showHours(db, await ownRestaurant(call), clock())),

    setRestaurantHours: async (call) => {
      const { tenantId, id: restaurantId } = await ownRestaurant(call);
      const revision = namedRevision(call.headers);
      const write = { restaurantId, revision, body: call.body, now: clock() };
      const data = await db.transaction((tx) => setHours(tx, tenantId, write));
      menus.forget(tenantId, restaurantId);
      return answer(call, data);
    },

    getRestaurantTimes: async (call) => answer(call, showTimes(await ownRestaurant(call))),

    setRestaurantTimes: async (call) => {
      const { tenantId, id: restaurantId } = await ownRestaurant(call);
      const write = { restaurantId, revision: namedRevision(call.headers), body: call.body };
      const data = await db.transaction((tx) => setTimes(tx, tenantId, write));
      menus.forget(tenantId, restaurantId);
      return answer(call, data);
    },

    getRestaurantFees: async (call) => answer(call, showFees(await ownRestaurant(call))),

    setRestaurantFees: async (call) => {
      const { tenantId, id: restaurantId } = await ownRestaurant(call);
      const write = { restaurantId, revision: namedRevision(call.headers), body: call.body };
      const data = await db.transaction((tx) => setFees(tx, tenantId, write));
      menus.forget(tenantId, restaurantId);
      return answer(call, data);
    },

    getTaxes: async (call) => answer(call, await showTaxes(db, call.tenant)),

    setTaxes: async (call) => {
      const write = { revision: namedRevision(call.headers), body: call.body };
      const data = await db.transaction((tx) => setTaxes(tx, call.tenant.id, write));
      // Others are notified; whoever saved reads their own at once.
      menus.clear();
      tenants.clear();
      return answer(call, data);
    },
  };
};

/** The settings, with their revision as the reply's ETag. */
const answer = <T extends { revision: number }>(
  call: Pick<Call<OfRestaurant>, 'setRevision'>,
  data: T,
): { data: T } => {
  call.setRevision(data.revision);
  return { data };
};
