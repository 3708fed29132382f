import type { PricedCart, TaxLine } from './cart/priced-cart.ts';

/** Amounts of an order as sold, kept with it so that later rates never alter it (rule R14). */
export type SoldAmounts = {
  listTotal: number;
  /** Each by its name as it was then; minor units. */
  discounts: readonly {
    kind: 'deal' | 'coupon' | 'delivery' | 'points';
    name: string;
    amount: number;
    /** Which deal; orders from before it was kept know only its name. */
    dealId?: number;
  }[];
  /** Before their discounts. */
  fees: readonly { kind: 'delivery' | 'service'; amount: number; taxPpm: number }[];
  taxes: readonly TaxLine[];
  cashRounding: number;
  /** The smallest coin in minor units, to which a refund in cash is rounded (rule R15); left out: 1. */
  cashStep?: number;
};

/** What the offers are called when the order is placed. */
export type OfferNames = { deals: ReadonlyMap<number, string>; coupon: string; points: string };

const isCharged = ({ amount }: { amount: number }) => amount > 0;

/** The amounts of a priced cart as they are kept with its order (rule R14). */
export function soldAmounts(priced: PricedCart, names: OfferNames): SoldAmounts {
  const { listTotal, taxes, cashRounding, feesPpm } = priced;
  const onItems = (priced.coupon?.discount ?? 0) - priced.deliveryDiscount;
  const discounts: SoldAmounts['discounts'] = [
    ...priced.deals.map(({ dealId, discount }) => ({
      kind: 'deal' as const,
      name: names.deals.get(dealId) ?? '',
      amount: discount,
      dealId,
    })),
    { kind: 'coupon', name: names.coupon, amount: onItems },
    { kind: 'points', name: names.points, amount: priced.pointsDiscount },
    { kind: 'delivery', name: names.coupon, amount: priced.deliveryDiscount },
  ];
  const fees: SoldAmounts['fees'] = [
    { kind: 'delivery', amount: priced.delivery, taxPpm: feesPpm },
    { kind: 'service', amount: priced.service, taxPpm: feesPpm },
  ];
  return {
    listTotal,
    discounts: discounts.filter(isCharged),
    fees: fees.filter(isCharged),
    taxes,
    cashRounding,
  };
}
