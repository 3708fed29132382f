import { toMajor } from '#schemas/money.ts';
import { listOpenDisputes } from '../db/queries/disputes.ts';
import { findRestaurant, setStaffRefundLimit } from '../db/queries/restaurants.ts';
import type { Deps } from '../dependencies/deps.ts';
import { disputeView } from '../domain/order/refund-views.ts';
import { invalidAmount } from '../errors/invalid-amount.ts';
import { parseAmount } from '../errors/parse-amount.ts';
import type { Handlers } from '../http/handler.ts';
import { requireOwnRestaurant } from '../identity/own-restaurant.ts';
import { requireActor } from '../identity/require-actor.ts';
import { requireStaff } from '../identity/require-staff.ts';
import { refundByStaff } from '../ordering/lifecycle/refund-by-staff.ts';
import { showOrderTo } from '../ordering/order/show-order.ts';

/** Money that goes back: what staff refund, how much they may, and what banks dispute. */
export const staffRefundRoutes = (
  deps: Deps,
): Handlers<'refundOrder' | 'getRefundLimit' | 'setRefundLimit' | 'listDisputes'> => ({
  refundOrder: async (call) => {
    const { tenant, params, headers, body } = call;
    const { what } = body;
    const stored = await refundByStaff(deps, {
      tenant,
      staff: requireActor(call),
      orderId: params.orderId,
      key: headers['idempotency-key'],
      what:
        what.kind === 'items'
          ? {
              kind: 'items',
              selection: {
                items: what.items.map(({ line_id: lineId, ...item }) => ({ lineId, ...item })),
                fees: what.fees,
                tip: what.tip,
              },
            }
          : { kind: what.kind, selection: null },
      amount: (currency) => parseAmount(body.amount, currency, 'body.amount'),
      reason: body.reason,
    });
    return { data: showOrderTo(deps, call.identity, stored) };
  },

  getRefundLimit: async (call) => {
    const { tenant, params } = call;
    const staff = requireStaff(call);
    const tenantId = tenant.id;
    const { currency } = tenant;
    await requireOwnRestaurant(deps.db, { tenantId, staff }, params.restaurantId);
    const restaurant = await findRestaurant(deps.db, tenantId, params.restaurantId);
    return { data: { limit: toMajor(restaurant?.staffRefundLimit ?? 0, currency), currency } };
  },

  setRefundLimit: async (call) => {
    const { tenant, params, body } = call;
    const staff = requireStaff(call);
    await requireOwnRestaurant(deps.db, { tenantId: tenant.id, staff }, params.restaurantId);
    const staffRefundLimit = parseAmount(body.limit, tenant.currency, 'body.limit');
    if (staffRefundLimit < 0) throw invalidAmount('body.limit');
    await setStaffRefundLimit(deps.db, tenant.id, params.restaurantId, staffRefundLimit);
    const { currency } = tenant;
    return { data: { limit: toMajor(staffRefundLimit, currency), currency } };
  },

  listDisputes: async (call) => {
    const { tenant, query } = call;
    const staff = requireStaff(call);
    if (query.restaurant_id !== undefined) {
      await requireOwnRestaurant(deps.db, { tenantId: tenant.id, staff }, query.restaurant_id);
    }
    const restaurantId = query.restaurant_id ?? staff.restaurantId;
    const found = await listOpenDisputes(deps.db, tenant.id, restaurantId);
    return {
      data: found.map(({ dispute, order, restaurant }) => ({
        ...disputeView(dispute, (minor) => toMajor(minor, dispute.currency)),
        order_id: order.id,
        order_number: String(order.number).padStart(3, '0'),
        placed_at: order.placedAt.toISOString(),
        currency: dispute.currency,
        restaurant: {
          id: restaurant.id,
          name: restaurant.name,
          time_zone: restaurant.timeZone,
        },
      })),
    };
  },
});
