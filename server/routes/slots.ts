import type { Handlers } from '../context.ts';
import type { Deps } from '../deps.ts';
import { requireRestaurant } from '../ordering/load-cart.ts';
import { offeredSlots } from '../ordering/offered-slots.ts';

export const slotRoutes = (deps: Deps): Handlers<'getSlots'> => ({
  getSlots: async ({ tenant, query }) => {
    const restaurant = await requireRestaurant(deps, tenant.id, query.restaurant_id);
    const list = await offeredSlots(deps, restaurant, query.order_type);
    return {
      data: {
        restaurant_id: restaurant.id,
        order_type: query.order_type,
        time_zone: restaurant.timeZone,
        paused: null,
        last_order_at: null,
        ...list,
      },
    };
  },
});
