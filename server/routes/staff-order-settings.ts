import type { NoShow } from '#schemas/api/staff-order-settings.ts';
import { countNoShows, forgiveNoShows, listNoShows } from '../db/queries/no-shows.ts';
import { findRestaurant } from '../db/queries/restaurants.ts';
import type { Deps } from '../dependencies/deps.ts';
import { shownNumber } from '../domain/order/shown-number.ts';
import { shownPhone } from '../domain/phone/read-phone.ts';
import { ApiError } from '../errors/api-error.ts';
import { restaurantNotFound } from '../errors/restaurant-not-found.ts';
import type { Call, Handlers } from '../http/handler.ts';
import { requireOwnRestaurant } from '../identity/own-restaurant.ts';
import { requireStaff } from '../identity/require-staff.ts';
import { setOrderSettings, showOrderSettings } from '../ordering/restaurant/order-settings.ts';
import { namedRevision } from '../publishing/named-revision.ts';

type Names = 'getOrderSettings' | 'setOrderSettings' | 'listNoShows' | 'forgiveNoShows';

const noShowsAtOnce = 100;

/** How a restaurant takes its orders, and from whom only by card. */
export const staffOrderSettingsRoutes = ({ db, clock, menus }: Deps): Handlers<Names> => {
  const ownRestaurant = async (call: Call<Names>): Promise<number> => {
    const { tenant, params } = call;
    const member = { tenantId: tenant.id, staff: requireStaff(call) };
    await requireOwnRestaurant(db, member, params.restaurantId);
    return params.restaurantId;
  };
  const listed = async (
    { id: tenantId, locale }: { id: number; locale: string },
    restaurantId: number,
  ): Promise<NoShow[]> => {
    const found = await listNoShows(db, tenantId, { restaurantId, most: noShowsAtOnce });
    return Promise.all(
      found.map(async ({ at, customerKeys, order }) => ({
        order_id: order.id,
        number: shownNumber(order),
        at: at.toISOString(),
        name: order.customer.name,
        phone_no: shownPhone(order.customer.phone_no, locale),
        email: order.customer.email,
        count: await countNoShows(db, tenantId, { restaurantId, customerKeys }),
      })),
    );
  };
  return {
    getOrderSettings: async (call) => {
      const restaurant = await findRestaurant(db, call.tenant.id, await ownRestaurant(call));
      if (!restaurant) throw restaurantNotFound();
      call.setRevision(restaurant.orderSettingsRevision);
      return { data: showOrderSettings(restaurant) };
    },

    setOrderSettings: async (call) => {
      const { tenant, body } = call;
      const restaurantId = await ownRestaurant(call);
      const revision = namedRevision(call.headers);
      const data = await db.transaction((tx) =>
        setOrderSettings(tx, tenant.id, { restaurantId, revision, body }),
      );
      menus.forget(tenant.id, restaurantId);
      call.setRevision(data.revision);
      return { data };
    },

    listNoShows: async (call) => ({
      data: await listed(call.tenant, await ownRestaurant(call)),
    }),

    forgiveNoShows: async (call) => {
      const { tenant, params } = call;
      const restaurantId = await ownRestaurant(call);
      const { orderId } = params;
      const isKnown = await db.transaction((tx) =>
        forgiveNoShows(tx, tenant.id, { restaurantId, orderId, now: clock() }),
      );
      if (!isKnown) throw new ApiError(404, 'unknown_order', 'There is no such order.');
      return { data: await listed(tenant, restaurantId) };
    },
  };
};
