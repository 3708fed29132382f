/** What an order holds from placement on, to be given back once (rules R53, R59, R65). */
export type HeldGoods = {
  /** Counted in halves (rule R32). */
  stock: readonly { kind: 'product' | 'modifier'; itemId: number; halves: number }[];
  /** ISO instant, and the prep units taken there (rule R21). */
  slot: { startsAt: string; units: number } | null;
  couponId: number | null;
};
