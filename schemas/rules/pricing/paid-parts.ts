import type { SoldAmounts } from './sold-amounts.ts';

type Kinded<K extends string> = { kind: K; amount: number };

/**
 * What of an order a payment pays for, in minor units; what a change added may have parts below 0.
 * `dishes - discounts + fees + tax on top + tip + cashRounding` is the payment's amount.
 */
export type PaidParts = {
  dishes: number;
  tip: number;
  cashRounding: number;
  discounts: readonly Kinded<SoldAmounts['discounts'][number]['kind']>[];
  fees: readonly Kinded<SoldAmounts['fees'][number]['kind']>[];
  taxes: readonly { ppm: number; base: number; amount: number }[];
};

/** An order's amounts as they are stored with it (rule R14); minor units. */
export type SoldTotals = {
  amounts: SoldAmounts | null;
  tip: number;
  total: number;
  deliveryCharge: number;
  subtotal: number;
  taxTotal: number;
  taxPpm: number;
  taxMode: 'inclusive' | 'exclusive';
};

/** What an order is made of; one from before its amounts were stored has a tax and a fee only. */
export function partsOfSold(sold: SoldTotals): PaidParts {
  const { amounts, tip, total, deliveryCharge, taxTotal, taxPpm, subtotal } = sold;
  if (amounts) {
    const { listTotal, cashRounding, discounts, fees, taxes } = amounts;
    return {
      dishes: listTotal,
      tip,
      cashRounding,
      discounts: byKind(discounts),
      fees: byKind(fees),
      taxes: byRate(taxes),
    };
  }
  const onTop = sold.taxMode === 'inclusive' ? 0 : taxTotal;
  return {
    dishes: total - tip - deliveryCharge - onTop,
    tip,
    cashRounding: 0,
    discounts: [],
    fees: byKind([{ kind: 'delivery', amount: deliveryCharge }]),
    taxes: byRate([{ ppm: taxPpm, base: subtotal, amount: taxTotal }]),
  };
}

/** What a payment pays for once an order that was made of `was` is made of `now`. */
export function partsAfter(pays: PaidParts | null, was: PaidParts, now: PaidParts): PaidParts {
  const all = [...(pays ? [pays] : []), now, negative(was)];
  const sum = (of: (parts: PaidParts) => number) =>
    all.reduce((total, parts) => total + of(parts), 0);
  return {
    dishes: sum(({ dishes }) => dishes),
    tip: sum(({ tip }) => tip),
    cashRounding: sum(({ cashRounding }) => cashRounding),
    discounts: byKind(all.flatMap(({ discounts }) => discounts)),
    fees: byKind(all.flatMap(({ fees }) => fees)),
    taxes: byRate(all.flatMap(({ taxes }) => taxes)),
  };
}

const negative = (parts: PaidParts): PaidParts => ({
  dishes: -parts.dishes,
  tip: -parts.tip,
  cashRounding: -parts.cashRounding,
  discounts: parts.discounts.map((one) => ({ ...one, amount: -one.amount })),
  fees: parts.fees.map((one) => ({ ...one, amount: -one.amount })),
  taxes: parts.taxes.map(({ ppm, base, amount }) => ({ ppm, base: -base, amount: -amount })),
});

function byKind<K extends string>(parts: readonly Kinded<K>[]): Kinded<K>[] {
  const sums = new Map<K, number>();
  for (const { kind, amount } of parts) sums.set(kind, (sums.get(kind) ?? 0) + amount);
  return [...sums].flatMap(([kind, amount]) => (amount === 0 ? [] : [{ kind, amount }]));
}

function byRate(taxes: PaidParts['taxes']): PaidParts['taxes'] {
  const sums = new Map<number, { base: number; amount: number }>();
  for (const { ppm, base, amount } of taxes) {
    const before = sums.get(ppm) ?? { base: 0, amount: 0 };
    sums.set(ppm, { base: before.base + base, amount: before.amount + amount });
  }
  return [...sums].flatMap(([ppm, { base, amount }]) =>
    base === 0 && amount === 0 ? [] : [{ ppm, base, amount }],
  );
}
