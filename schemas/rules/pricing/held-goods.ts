/** What a line takes of a dish or an option, counted in halves (rules R32, R64). */
export type StockDemand = { kind: 'product' | 'modifier'; itemId: number; halves: number };

/** What an order holds from placement on, to be given back once (rules R53, R59, R65). */
export type HeldGoods = {
  /**
   * Counted in halves (rule R32). `day` is the business day of fulfilment whose count it was taken
   * from, and is given back to; null: it is counted through (rule R65).
   */
  stock: readonly (StockDemand & { day: string | null })[];
  /** ISO instant, and the prep units taken there (rule R21); null: the restaurant counts none. */
  slot: { startsAt: string; units: number } | null;
  couponId: number | null;
  /** Redeemed (rule R76); left out where there are none. */
  points?: number;
  /** Held until the order is placed, then debited (rule R68); minor units. Left out: none. */
  giftCards?: readonly HeldGiftCard[];
};

/** What an order takes from a gift card, by the payment that stands for it. */
export type HeldGiftCard = {
  giftCardId: string;
  paymentId: string;
  lastFour: string;
  amount: number;
};
