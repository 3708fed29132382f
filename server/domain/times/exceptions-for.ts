import type { DeliveryMethod } from '#schemas/api/wire.ts';

type Dated = { date: string; orderType: DeliveryMethod | 'any' };

/** The exceptions that count for an order type: of two of a day the one for this type (R17). */
export function exceptionsFor<T extends Dated>(
  rows: readonly T[],
  orderType: DeliveryMethod | undefined,
): T[] {
  const own = new Set(rows.filter((row) => row.orderType === orderType).map(({ date }) => date));
  return rows.filter(
    (row) => row.orderType === orderType || (row.orderType === 'any' && !own.has(row.date)),
  );
}
