import { instantOf } from '#schemas/rules/time/instant-of.ts';
import type { CartPurpose } from '../../domain/pricing/cart-purpose.ts';

/** When an order is wanted, as a query has it (`cartTime`). */
export type AskedTime = { pickup_date?: string | undefined; pickup_time?: string | undefined };

/** The time that a call names in a restaurant's clock (IANA); null: as soon as possible. */
export function timeInQuery(
  { pickup_date: date, pickup_time: time }: AskedTime,
  timeZone: string,
): CartPurpose['fulfilment'] {
  if (date === undefined || time === undefined) return null;
  return { date, time, instant: new Date(instantOf(`${date}T${time}`, timeZone)) };
}
