import type { Order } from '#schemas/api/orders.ts';

/** So many are shown. */
const most = 2;

/**
 * The last orders, each set of dishes once; one that is under way is among them, to be followed.
 * @param orders the newest first
 */
export function ordersToRepeat(orders: readonly Order[]): Order[] {
  const byDishes = new Map<string, Order>();
  for (const order of orders) {
    const dishes = JSON.stringify(
      order.items.map(({ name, quantity, choices, parts, notes }) => [
        name,
        quantity,
        choices,
        parts,
        notes,
      ]),
    );
    if (!byDishes.has(dishes)) byDishes.set(dishes, order);
  }
  return [...byDishes.values()].slice(0, most);
}
