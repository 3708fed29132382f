import type { DateHours } from '#schemas/api/staff-hours.ts';
import type { DeliveryMethod } from '#schemas/api/wire.ts';

/** The days that differ for an order type: of two of a date the one for this type alone (R17). */
export function exceptionsOf<T extends Pick<DateHours, 'date' | 'order_type'>>(
  dates: readonly T[],
  type: DeliveryMethod,
): T[] {
  const own = new Set(dates.filter((one) => one.order_type === type).map(({ date }) => date));
  return dates.filter(
    (one) => one.order_type === type || (one.order_type === 'any' && !own.has(one.date)),
  );
}
