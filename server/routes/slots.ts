import type { Handlers } from '../context.ts';
import type { Deps } from '../deps.ts';
import { requireRestaurant } from '../ordering/load-cart.ts';
import { offeredSlots } from '../ordering/offered-slots.ts';

export const slotRoutes = (deps: Deps): Handlers<'getSlots'> => ({
  getSlots: async ({ tenant, query }) => {
    const orderType = query.order_type;
    const restaurant = await requireRestaurant(deps, tenant.id, query.restaurant_id);
    const offered = await offeredSlots(deps, restaurant, { orderType });
    const { asap, days, lastOrderAt, refusal } = offered;
    return {
      data: {
        restaurant_id: restaurant.id,
        order_type: orderType,
        time_zone: restaurant.timeZone,
        asap,
        paused: refusal && {
          reason: refusal.message,
          until: refusal.until?.toISOString() ?? null,
        },
        last_order_at: lastOrderAt === null ? null : new Date(lastOrderAt).toISOString(),
        days,
      },
    };
  },
});
