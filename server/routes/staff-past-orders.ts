import { listPastOrders } from '../db/queries/past-orders.ts';
import type { Deps } from '../dependencies/deps.ts';
import { nationalDigits } from '../domain/phone/read-phone.ts';
import type { Handlers } from '../http/handler.ts';
import { requireOwnRestaurant } from '../identity/own-restaurant.ts';
import { requireActor } from '../identity/require-actor.ts';
import { showOrderTo } from '../ordering/order/show-order.ts';

/** Orders that ended, however long ago: somebody calls about one, or money goes back. */
export const staffPastOrderRoutes = (deps: Deps): Handlers<'listPastOrders'> => ({
  listPastOrders: async (call) => {
    const { tenant, query } = call;
    const staff = requireActor(call);
    const restaurantId = query.restaurant_id;
    await requireOwnRestaurant(deps.db, { tenantId: tenant.id, staff }, restaurantId);
    const { orders, next } = await listPastOrders(deps.db, tenant.id, {
      restaurantId,
      text: query.text ?? '',
      phoneEnd: nationalDigits(query.text ?? '', tenant.locale),
      date: query.date ?? null,
      after: query.after ?? null,
    });
    return {
      data: { orders: orders.map((stored) => showOrderTo(deps, call.identity, stored)), next },
    };
  },
});
