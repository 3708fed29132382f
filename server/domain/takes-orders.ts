import { activeStatus } from '#schemas/rules/active-status.ts';

/** A restaurant takes orders while it is active and online ordering is on (rule R55). */
export const takesOrders = (restaurant: {
  status: number;
  isOnlineOrderEnabled: boolean;
}): boolean => restaurant.status === activeStatus && restaurant.isOnlineOrderEnabled;
