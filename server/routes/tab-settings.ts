import { findRestaurant, type Restaurant } from '../db/queries/restaurants.ts';
import type { Deps } from '../dependencies/deps.ts';
import { restaurantNotFound } from '../errors/restaurant-not-found.ts';
import type { Call, Handlers } from '../http/handler.ts';
import { requireOwnRestaurant } from '../identity/own-restaurant.ts';
import { requireStaff } from '../identity/require-staff.ts';
import {
  canHoldCards,
  setTabSettings,
  showTabSettings,
} from '../ordering/restaurant/tab-settings.ts';
import { namedRevision } from '../publishing/named-revision.ts';

type Names = 'getTabSettings' | 'setTabSettings';

/** Whether guests of a restaurant may leave a card at their table (rule R84). */
export const tabSettingsRoutes = (deps: Deps): Handlers<Names> => {
  const { db } = deps;
  const ownRestaurant = async (call: Call<Names>): Promise<Restaurant> => {
    const { tenant, params } = call;
    const member = { tenantId: tenant.id, staff: requireStaff(call) };
    await requireOwnRestaurant(db, member, params.restaurantId);
    const restaurant = await findRestaurant(db, tenant.id, params.restaurantId);
    if (!restaurant) throw restaurantNotFound();
    return restaurant;
  };
  const business = async ({ tenant: { id, currency } }: Call<Names>) => ({
    id,
    currency,
    canHold: await canHoldCards(deps, id),
  });
  return {
    getTabSettings: async (call) => {
      const data = showTabSettings(await business(call), await ownRestaurant(call));
      call.setRevision(data.revision);
      return { data };
    },

    setTabSettings: async (call) => {
      const { id: restaurantId } = await ownRestaurant(call);
      const own = await business(call);
      const write = { restaurantId, revision: namedRevision(call.headers), body: call.body };
      const data = await db.transaction((tx) => setTabSettings(tx, own, write));
      call.setRevision(data.revision);
      return { data };
    },
  };
};
