import type { BillLine } from '#schemas/api/cart.ts';
import { soldAmounts } from '#schemas/rules/pricing/sold-amounts.ts';
import type { OrderRow } from '../../db/queries/orders.ts';
import { soldLoyalty } from '../pricing/sold-loyalty.ts';
import { billLines } from '../pricing/bill-lines.ts';
import type { PricedLines } from '../pricing/price-stored.ts';
import type { PricingContext } from '../pricing/pricing-context.ts';

type Amounts = Pick<
  OrderRow,
  | 'amounts'
  | 'couponCode'
  | 'tip'
  | 'discountTotal'
  | 'due'
  | 'currency'
  | 'taxPpm'
  | 'taxMode'
  | 'subtotal'
  | 'deliveryCharge'
  | 'taxTotal'
  | 'total'
>;

/** Everything about an order's money as it is sold, in minor units (rule R14). */
export function orderAmounts(priced: PricedLines, pricing: PricingContext): Amounts {
  const { tenant, snapshot, rules } = pricing;
  const { amounts } = priced;
  const { coupon, tip, due, subtotal, taxTotal, total } = amounts;
  const deals = new Map([...(snapshot?.menuIndex.deals ?? [])].map(([id, { name }]) => [id, name]));
  const isUsed = coupon !== null && coupon.refusal === null;
  const code = rules.coupon?.code ?? '';
  const loyalty = soldLoyalty(priced, pricing);
  const bill: BillLine[] = billLines(priced, pricing);
  return {
    amounts: {
      ...soldAmounts(amounts, { deals, coupon: code, points: String(amounts.pointsUsed) }),
      ...(tenant.cashStep > 1 && { cashStep: tenant.cashStep }),
      bill,
      ...(loyalty && { loyalty }),
    },
    couponCode: isUsed && rules.coupon ? rules.coupon.code : null,
    tip,
    discountTotal: amounts.dealDiscount + (coupon?.discount ?? 0) + amounts.pointsDiscount,
    due,
    currency: tenant.currency,
    taxPpm: tenant.taxPpm,
    taxMode: tenant.taxInclusive ? 'inclusive' : 'exclusive',
    subtotal,
    deliveryCharge: amounts.delivery,
    taxTotal,
    total,
  };
}
