import type { Order } from '#schemas/api/orders.ts';
import { paths } from '#ui/paths.ts';

/**
 * Where a placed order leads (specification §2): the thanks, or for one to a table its own
 * confirmation, whichever page it was finished on; what is written on a tab leads to that (rule R82).
 */
export const afterOrder = ({
  id,
  delivery_method,
  tab_id,
}: Pick<Order, 'id' | 'delivery_method' | 'tab_id'>): string => {
  if (tab_id !== undefined) return paths.dineInTab;
  return delivery_method === 'dine_in' ? paths.dineInConfirmation(id) : paths.checkoutSuccess;
};
