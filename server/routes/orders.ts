import { ownOrdersAtOnce } from '#schemas/api/own-orders.ts';
import { listOrdersOfShopper } from '../db/queries/own-orders.ts';
import type { Handlers } from '../http/handler.ts';
import type { Deps } from '../dependencies/deps.ts';
import { orderIn } from '../ordering/order/order-in-language.ts';
import { isOverdue } from '../domain/order/pending-order.ts';
import { cancelOrder } from '../ordering/lifecycle/cancel-order.ts';
import { changeTipByCustomer } from '../ordering/lifecycle/change-tip-by.ts';
import { expireIfOverdue } from '../ordering/paying/expire-orders.ts';
import { findOrderFor } from '../ordering/order/find-order-for.ts';
import type { OrderCall } from '../ordering/order/find-order-for.ts';
import { checkOwnerNamed, requireShopper } from '../identity/require-shopper.ts';
import { placeOrder } from '../ordering/placing/place-order.ts';
import { withStoredPhone } from '../ordering/placing/with-stored-phone.ts';
import { withTabGuest } from '../ordering/placing/with-tab-guest.ts';
import { withUserDetails } from '../ordering/placing/with-user-details.ts';
import { reorder } from '../ordering/cart/reorder.ts';
import { requireRestaurant } from '../ordering/restaurant/require-restaurant.ts';
import { showOrder } from '../ordering/order/show-order.ts';
import { createOrderMailLimit } from '../rate-limits/order-mail-limit.ts';

type OrderRoutes = Handlers<
  'placeOrder' | 'listOwnOrders' | 'getOrder' | 'cancelOrder' | 'changeOwnTip' | 'reorder'
>;

export function orderRoutes(deps: Deps): OrderRoutes {
  const mails = createOrderMailLimit(deps);
  return {
    placeOrder: async ({ tenant, identity, headers, body: sent, network, language }) => {
      checkOwnerNamed(sent);
      const shopper = requireShopper(identity);
      const { id: shopperId, isUser, enteredBy } = shopper;
      const named = await withUserDetails(deps.db, tenant.id, { shopper, body: sent });
      const ofTab = await withTabGuest(deps.db, tenant.id, { shopper, body: named });
      const body = withStoredPhone(tenant, ofTab);
      const call = {
        tenant,
        shopperId,
        isUser,
        enteredBy,
        language,
        key: headers['idempotency-key'],
        body,
      };
      const email = body.guest_details?.email;
      // Without one it is refused below, or it is of somebody on the telephone.
      if (!email) return placeOrder(deps, { ...call, countMails: () => Promise.resolve(false) });
      const counted = mails.lazy({ tenantId: tenant.id, email, network });
      try {
        return await placeOrder(deps, { ...call, countMails: counted.count });
      } catch (error) {
        await counted.takeBack();
        throw error;
      }
    },

    listOwnOrders: async ({ tenant, identity, query, language }) => {
      // What is not the tenant's is not there (rule R95), rather than without orders.
      if (query.restaurant_id !== undefined) {
        await requireRestaurant(deps, tenant.id, query.restaurant_id);
      }
      const { orders, next } = await listOrdersOfShopper(deps.db, tenant.id, {
        shopperId: requireShopper(identity).id,
        restaurantId: query.restaurant_id ?? null,
        deliveryMethod: query.delivery_method ?? null,
        after: query.after ?? null,
        most: ownOrdersAtOnce,
      });
      const shown = orders.map((stored) => orderIn(language, showOrder(deps, stored)));
      return { data: { orders: shown, next } };
    },

    getOrder: async ({ tenant, identity, params, language }) => {
      const stored = await findCurrent(deps, { tenant, identity, ...params });
      return { data: orderIn(language, showOrder(deps, stored)) };
    },

    cancelOrder: async ({ tenant, identity, params, body, language }) => {
      const call = { tenant, identity, ...params, reason: body.reason };
      const { data } = await cancelOrder(deps, call);
      return { data: orderIn(language, data) };
    },

    changeOwnTip: async ({ tenant, identity, params, headers, body, language }) => {
      const key = headers['idempotency-key'];
      const call = { tenant, identity, ...params, key, body };
      const changed = await changeTipByCustomer(deps, call);
      return { data: orderIn(language, showOrder(deps, changed)) };
    },

    reorder: async ({ tenant, identity, params, query, language }) =>
      reorder(deps, { tenant, identity, ...params, time: query, language }),
  };
}

/** Nobody is shown an order that should be over by now (rules R59, R61). */
async function findCurrent(deps: Deps, call: OrderCall) {
  const stored = await findOrderFor(deps, call);
  if (!isOverdue(stored.order, deps.clock())) return stored;
  // A gateway that does not answer keeps it waiting; the job asks again.
  await expireIfOverdue(deps, stored.order).catch((error: unknown) => {
    deps.log.warn({ err: error }, 'an overdue order could not be ended');
  });
  return findOrderFor(deps, call);
}
