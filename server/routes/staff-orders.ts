import type { Handlers } from '../http/handler.ts';
import { listOpenOrders } from '../db/queries/open-orders.ts';
import type { StoredOrder } from '../db/queries/orders.ts';
import type { Deps } from '../dependencies/deps.ts';
import {
  changeTimeByStaff,
  findStaffOrder,
  moveOrderByStaff,
} from '../ordering/lifecycle/move-order-by-staff.ts';
import { changeTipByStaff } from '../ordering/lifecycle/change-tip-by.ts';
import { requireOwnRestaurant } from '../identity/own-restaurant.ts';
import type { Identity } from '../identity/identity.ts';
import { requireActor } from '../identity/require-actor.ts';
import { showOrderTo, showStaffOrder } from '../ordering/order/show-order.ts';
import { requireStaff } from '../identity/require-staff.ts';

/** What staff see of orders and do about them. */
export const staffOrderRoutes = (
  deps: Deps,
): Handlers<
  'listStaffOrders' | 'getStaffOrder' | 'moveOrder' | 'changeOrderTime' | 'changeTip'
> => {
  const viewFor =
    ({ identity }: { identity: Identity | null }) =>
    (stored: StoredOrder) =>
      showOrderTo(deps, identity, stored);
  const view = (stored: StoredOrder) => showStaffOrder(deps, stored);
  return {
    listStaffOrders: async (call) => {
      const { tenant, query } = call;
      const staff = requireActor(call);
      if (query.restaurant_id !== undefined) {
        await requireOwnRestaurant(deps.db, { tenantId: tenant.id, staff }, query.restaurant_id);
      }
      const found = await listOpenOrders(deps.db, tenant.id, {
        restaurantId: query.restaurant_id ?? staff.restaurantId,
        status: query.status ?? null,
        endedSince: query.ended_since === undefined ? null : new Date(query.ended_since),
      });
      return { data: found.map(viewFor(call)) };
    },

    getStaffOrder: async (call) => {
      const { tenant, params } = call;
      const staff = requireActor(call);
      const { orderId } = params;
      return { data: viewFor(call)(await findStaffOrder(deps, { tenant, staff, orderId })) };
    },

    moveOrder: async (call) => {
      const { tenant, params, headers, body } = call;
      const stored = await moveOrderByStaff(deps, {
        tenant,
        staff: requireActor(call),
        orderId: params.orderId,
        key: headers['idempotency-key'],
        to: body.to,
        promisedAt: body.promised_at === undefined ? undefined : new Date(body.promised_at),
        reason: body.reason,
        isNotCollected: body.not_collected === true,
      });
      return { data: viewFor(call)(stored) };
    },

    changeTip: async (call) => {
      const { tenant, params, headers, body } = call;
      const staff = requireStaff(call);
      const staffCall = { tenant, staff, orderId: params.orderId };
      const key = headers['idempotency-key'];
      return { data: view(await changeTipByStaff(deps, { ...staffCall, key, body })) };
    },

    changeOrderTime: async (call) => {
      const { tenant, params, headers, body } = call;
      const stored = await changeTimeByStaff(deps, {
        tenant,
        staff: requireActor(call),
        orderId: params.orderId,
        key: headers['idempotency-key'],
        promisedAt: new Date(body.promised_at),
        reason: body.reason,
      });
      return { data: viewFor(call)(stored) };
    },
  };
};
