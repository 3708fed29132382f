import { minuteMs } from '#schemas/rules/time/minute.ts';
import type { OrderRow } from '../../db/queries/orders.ts';
import type { Restaurant } from '../../db/queries/restaurants.ts';

/** When the kitchen has to begin, so that an order is ready as promised (rule R19). */
export function prepareAt(
  { promisedAt, deliveryMethod }: Pick<OrderRow, 'promisedAt' | 'deliveryMethod'>,
  { leadMinutes, deliveryMinutes }: Pick<Restaurant, 'leadMinutes' | 'deliveryMinutes'>,
): Date {
  // A delivery's time is that of its arrival.
  const minutes = leadMinutes + (deliveryMethod === 'delivery' ? deliveryMinutes : 0);
  return new Date(promisedAt.getTime() - minutes * minuteMs);
}
