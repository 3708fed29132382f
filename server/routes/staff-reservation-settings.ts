import { findRestaurant, type Restaurant } from '../db/queries/restaurants.ts';
import type { Deps } from '../dependencies/deps.ts';
import { restaurantNotFound } from '../errors/restaurant-not-found.ts';
import type { Call, Handlers } from '../http/handler.ts';
import { requireOwnRestaurant } from '../identity/own-restaurant.ts';
import { requireStaff } from '../identity/require-staff.ts';
import {
  setReservationSettings,
  showReservationSettings,
} from '../ordering/restaurant/reservation-settings.ts';
import { namedRevision } from '../publishing/named-revision.ts';

type Names = 'getReservationSettings' | 'setReservationSettings';

/** How a restaurant takes reservations. */
export const staffReservationSettingsRoutes = ({ db }: Pick<Deps, 'db'>): Handlers<Names> => {
  const ownRestaurant = async (call: Call<Names>): Promise<Restaurant> => {
    const { tenant, params } = call;
    const member = { tenantId: tenant.id, staff: requireStaff(call) };
    await requireOwnRestaurant(db, member, params.restaurantId);
    const restaurant = await findRestaurant(db, tenant.id, params.restaurantId);
    if (!restaurant) throw restaurantNotFound();
    return restaurant;
  };
  return {
    getReservationSettings: async (call) => {
      const data = await showReservationSettings(db, await ownRestaurant(call));
      call.setRevision(data.revision);
      return { data };
    },

    setReservationSettings: async (call) => {
      const { tenantId, id: restaurantId } = await ownRestaurant(call);
      const write = { restaurantId, revision: namedRevision(call.headers), body: call.body };
      const data = await db.transaction((tx) => setReservationSettings(tx, tenantId, write));
      call.setRevision(data.revision);
      return { data };
    },
  };
};
