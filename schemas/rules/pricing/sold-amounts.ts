import type { TaxLine } from './priced-cart.ts';

/** Amounts of an order as sold, kept with it so that later rates never alter it (rule R14). */
export type SoldAmounts = {
  listTotal: number;
  /** Each by its name as it was then; minor units. */
  discounts: readonly {
    kind: 'deal' | 'coupon' | 'delivery' | 'points';
    name: string;
    amount: number;
  }[];
  /** Before their discounts. */
  fees: readonly { kind: 'delivery' | 'service'; amount: number; taxPpm: number }[];
  taxes: readonly TaxLine[];
  cashRounding: number;
};
