import type { Handlers } from '../http/handler.ts';
import { listOpenOrders } from '../db/queries/open-orders.ts';
import type { StoredOrder } from '../db/queries/orders.ts';
import type { Deps } from '../dependencies/deps.ts';
import { changeTimeByStaff, moveOrderByStaff } from '../ordering/lifecycle/move-order-by-staff.ts';
import { requireOwnRestaurant } from '../identity/own-restaurant.ts';
import { showOrder } from '../ordering/order/show-order.ts';
import { requireStaff } from '../identity/require-staff.ts';

/** What staff see of orders and do about them. */
export const staffOrderRoutes = (
  deps: Deps,
): Handlers<'listStaffOrders' | 'moveOrder' | 'changeOrderTime'> => {
  const view = (stored: StoredOrder) => showOrder(deps, stored);
  return {
    listStaffOrders: async (call) => {
      const { tenant, query } = call;
      const staff = requireStaff(call);
      if (query.restaurant_id !== undefined) requireOwnRestaurant(staff, query.restaurant_id);
      const found = await listOpenOrders(deps.db, tenant.id, {
        restaurantId: query.restaurant_id ?? staff.restaurantId,
        status: query.status ?? null,
      });
      return { data: found.map(view) };
    },

    moveOrder: async (call) => {
      const { tenant, params, body } = call;
      const stored = await moveOrderByStaff(deps, {
        tenant,
        staff: requireStaff(call),
        orderId: params.orderId,
        to: body.to,
        promisedAt: body.promised_at === undefined ? undefined : new Date(body.promised_at),
        reason: body.reason,
      });
      return { data: view(stored) };
    },

    changeOrderTime: async (call) => {
      const { tenant, params, body } = call;
      const stored = await changeTimeByStaff(deps, {
        tenant,
        staff: requireStaff(call),
        orderId: params.orderId,
        promisedAt: new Date(body.promised_at),
        reason: body.reason,
      });
      return { data: view(stored) };
    },
  };
};
