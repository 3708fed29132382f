import type { DeliveryMethod } from '#schemas/api/wire.ts';
import type { Sentence } from '#schemas/messages/sentence.ts';
import { activeStatus } from '#schemas/rules/active-status.ts';
import { pauseOf, type Pauses } from './pauses.ts';

/** A restaurant takes orders while it is active and online ordering is on (rule R55). */
export const takesOrders = (restaurant: {
  status: number;
  isOnlineOrderEnabled: boolean;
}): boolean => restaurant.status === activeStatus && restaurant.isOnlineOrderEnabled;

export type OrderTaking = {
  status: number;
  isOnlineOrderEnabled: boolean;
  orderTypes: readonly DeliveryMethod[];
  pauses: Pauses;
};

/** Why a restaurant takes no order, at the place of the order's body that it is about. */
export type OrderRefusal = {
  path: 'restaurant_id' | 'delivery_method' | 'pickup_time';
  code: 'restaurant_closed' | 'online_orders_disabled' | 'order_type_not_offered' | 'paused';
  message: Sentence;
  /** When it is over by itself; null: nobody knows. */
  until: Date | null;
};

type OrderRequest = {
  orderType: DeliveryMethod;
  /** When the order is for; null: as soon as possible. */
  fulfilment: Date | null;
  now: Date;
};

/**
 * What stands against any order of this type at this restaurant (rule R55), or null: it is not
 * active, takes none online, does not offer the type, or has paused it beyond the time that the
 * order is for. An order for after a pause is taken during it; one that staff end by hand is over for
 * later business days (domain/times/slots.ts).
 */
export function orderRefusal(restaurant: OrderTaking, request: OrderRequest): OrderRefusal | null {
  if (restaurant.status !== activeStatus) {
    return {
      path: 'restaurant_id',
      code: 'restaurant_closed',
      message: ({ placing }) => placing.closed,
      until: null,
    };
  }
  if (!restaurant.isOnlineOrderEnabled) {
    return {
      path: 'restaurant_id',
      code: 'online_orders_disabled',
      message: ({ cart }) => cart.ordersOff,
      until: null,
    };
  }
  if (!restaurant.orderTypes.includes(request.orderType)) {
    return {
      path: 'delivery_method',
      code: 'order_type_not_offered',
      message: ({ placing }) => placing.typeNotOffered,
      until: null,
    };
  }
  const pause = pauseOf(restaurant, request.orderType, request.now);
  if (pause === null) return null;
  const { until } = pause;
  if (until !== null && request.fulfilment !== null && request.fulfilment >= until) return null;
  return {
    path: 'pickup_time',
    code: 'paused',
    message: ({ placing }) => placing.paused(request.orderType, pause.reason),
    until,
  };
}
