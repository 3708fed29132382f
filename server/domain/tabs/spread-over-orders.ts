import { orderOnTab } from './order-on-tab.ts';
import type { OrderOfTab } from './order-on-tab.ts';
import { unitsOfOrder } from './tab-bill.ts';

type Spread = {
  /** Of the bill, in minor units. */
  amount: number;
  units: readonly { orderLineId: number; unit: number }[];
};

/**
 * The orders that a payment of a tab pays (rule R83): for its dishes their own orders first, then
 * whatever is unpaid, the oldest order first.
 * @param orders oldest first
 * @returns what of it goes to which order; together less than the payment where less is unpaid
 */
export function spreadOverOrders<Order extends OrderOfTab>(
  orders: readonly Order[],
  { amount, units }: Spread,
): { stored: Order; amount: number }[] {
  let left = amount;
  const rows = orders.map((stored) => ({ stored, amount: 0, unpaid: orderOnTab(stored).unpaid }));
  const give = (row: (typeof rows)[number], most: number) => {
    const part = Math.min(left, most, row.unpaid - row.amount);
    row.amount += part;
    left -= part;
  };
  for (const row of rows) give(row, amountOf(row.stored, units));
  for (const row of rows) give(row, left);
  return rows.flatMap(({ stored, amount: part }) => (part > 0 ? [{ stored, amount: part }] : []));
}

/** What these units stand for of an order. */
const amountOf = (stored: OrderOfTab, units: Spread['units']): number =>
  unitsOfOrder(stored)
    .flatMap(({ id, units: amounts }) =>
      amounts.filter((_, unit) => units.some((one) => one.orderLineId === id && one.unit === unit)),
    )
    .reduce((sum, amount) => sum + amount, 0);
