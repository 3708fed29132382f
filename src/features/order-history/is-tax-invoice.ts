import type { Order } from '#schemas/api/orders.ts';
import { isUnfulfilled } from '#schemas/rules/order-end.ts';

/** Countries (ISO 3166) where a registered seller gives a paper of this name. */
const countries: ReadonlySet<string> = new Set(['AU', 'NZ']);

/**
 * Whether the receipt is a tax invoice: the seller is registered, which its number says, and sold
 * something with tax. In Australia one has to be given above A$82.50 where it is asked for; below
 * it may be, and nobody is spared looking for it.
 * @param locale BCP 47, the tenant's
 */
export function isTaxInvoice(
  order: Pick<Order, 'status' | 'tax_total'> & {
    restaurant: Pick<Order['restaurant'], 'tax_number'>;
  },
  locale: string,
): boolean {
  const { region = '' } = new Intl.Locale(locale);
  const isRegistered = countries.has(region) && order.restaurant.tax_number.trim() !== '';
  return isRegistered && order.tax_total > 0 && !isUnfulfilled(order.status);
}
