import type { Order } from '#schemas/api/orders.ts';
import { paths } from '#src/paths.ts';

/**
 * Where a placed order leads (specification §2): the thanks, or for one to a table its own
 * confirmation, whichever page it was finished on.
 */
export const afterOrder = ({
  id,
  delivery_method,
}: Pick<Order, 'id' | 'delivery_method'>): string =>
  delivery_method === 'dine_in' ? paths.dineInConfirmation(id) : paths.checkoutSuccess;
