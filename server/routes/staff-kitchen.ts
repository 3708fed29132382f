import type { Handlers } from '../http/handler.ts';
import type { Deps } from '../dependencies/deps.ts';
import { requireOwnRestaurant } from '../identity/own-restaurant.ts';
import { pauseOrders } from '../ordering/restaurant/pause-orders.ts';
import { changeAvailability } from '../ordering/restaurant/change-availability.ts';
import { requireStaff } from '../identity/require-staff.ts';

/** What a kitchen changes during service: a dish is out, orders wait. */
export const staffKitchenRoutes = ({
  db,
  clock,
  menus,
}: Deps): Handlers<'setAvailability' | 'pauseRestaurant'> => ({
  setAvailability: async (call) => {
    const { tenant, body } = call;
    requireOwnRestaurant(requireStaff(call), body.restaurant_id);
    const until = body.until === null ? null : new Date(body.until);
    const is_available = await db.transaction((tx) =>
      changeAvailability(tx, tenant.id, {
        restaurantId: body.restaurant_id,
        kind: body.kind,
        itemId: body.item_id,
        isAvailable: body.is_available,
        until,
        quantity: body.quantity,
        dailyQuantity: body.daily_quantity,
        now: clock(),
      }),
    );
    // Whoever looks next sees it, and the event may come a little late.
    menus.forget(tenant.id, body.restaurant_id);
    return { data: { is_available } };
  },

  pauseRestaurant: async (call) => {
    const { tenant, body, params } = call;
    requireOwnRestaurant(requireStaff(call), params.restaurantId);
    const until = body.until === null ? null : new Date(body.until);
    const paused = await db.transaction((tx) =>
      pauseOrders(tx, tenant.id, {
        restaurantId: params.restaurantId,
        until,
        types: body.order_types,
        reason: body.reason,
        busyMinutes: body.busy_minutes,
        now: clock(),
      }),
    );
    return {
      data: {
        paused_until: paused.pausedUntil?.toISOString() ?? null,
        order_types: paused.pausedTypes,
      },
    };
  },
});
