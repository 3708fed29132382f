import type { BillLine } from '#schemas/api/cart.ts';
import type { PricedLines } from './price-stored.ts';
import type { PricingContext } from './pricing-context.ts';

/**
 * What stands between the items and the total, in the order it is taken (rule R6); minor units,
 * negative where it takes off.
 */
export function billLines(
  { amounts }: PricedLines,
  { snapshot, rules, quote }: PricingContext,
): BillLine[] {
  const code = rules.coupon?.code ?? '';
  const zone = quote?.zone;
  const orderDiscount = (amounts.coupon?.discount ?? 0) - amounts.deliveryDiscount;
  const bill: BillLine[] = [
    ...amounts.deals.map(({ dealId, discount }) => ({
      kind: 'deal' as const,
      name: snapshot?.menuIndex.deals.get(dealId)?.name ?? '',
      amount: -discount,
    })),
    { kind: 'coupon', name: code, amount: -orderDiscount },
    { kind: 'points', name: String(amounts.pointsUsed), amount: -amounts.pointsDiscount },
    { kind: 'delivery', name: zone?.name ?? '', amount: amounts.delivery },
    { kind: 'delivery_discount', name: code, amount: -amounts.deliveryDiscount },
    { kind: 'service', name: '', amount: amounts.service },
    { kind: 'tip', name: '', amount: amounts.tip },
    { kind: 'cash_rounding', name: '', amount: amounts.cashRounding },
  ];
  // Delivery that costs nothing is said; everything else that comes to nothing is left out.
  return bill.filter(({ kind, amount }) => amount !== 0 || (kind === 'delivery' && zone));
}
