import { ApiError } from '../api-error.ts';
import type { Handlers } from '../context.ts';
import { findOrder } from '../db/queries/orders.ts';
import type { Deps } from '../deps.ts';
import { orderView } from '../domain/order-view.ts';
import { checkOwnerNamed, guestOf } from '../ordering/guest-of.ts';
import { payOrder } from '../ordering/pay-order.ts';
import { placeOrder } from '../ordering/place-order.ts';

export const orderRoutes = (deps: Deps): Handlers<'placeOrder' | 'getOrder' | 'payOrder'> => ({
  placeOrder: async ({ tenant, identity, headers, body }) => {
    checkOwnerNamed(body);
    return placeOrder(deps, {
      tenant,
      guestId: guestOf(identity),
      key: headers['idempotency-key'],
      body,
    });
  },

  getOrder: async ({ tenant, identity, params }) => {
    const stored = await findOrder(deps.db, tenant.id, guestOf(identity), params.orderId);
    if (!stored) throw new ApiError(404, 'unknown_order', 'There is no such order.');
    return { data: orderView(stored) };
  },

  payOrder: async ({ tenant, identity, params, headers, body }) => {
    if (body.gateway !== 'sandbox') {
      throw new ApiError(422, 'payment_method_not_offered', 'This way to pay is not offered here.');
    }
    const { data } = await payOrder(deps, {
      tenant,
      guestId: guestOf(identity),
      orderId: params.orderId,
      key: headers['idempotency-key'],
      card: body.card,
    });
    return { data, action: null };
  },
});
