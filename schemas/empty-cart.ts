import type { Cart } from './api/cart.ts';

/**
 * The cart of somebody who has none yet.
 * @param restaurantId null: nothing was chosen anywhere
 */
export const emptyCart = ({
  restaurantId,
  currency,
  taxInclusive,
}: {
  restaurantId: number | null;
  currency: string;
  taxInclusive: boolean;
}): Cart => ({
  items: [],
  item_count: 0,
  total: 0,
  subtotal: 0,
  tax_total: 0,
  tax_inclusive: taxInclusive,
  bill: [],
  due: 0,
  gift_cards: [],
  coupon: null,
  delivery: null,
  deal_hints: [],
  deals_left_out: [],
  tip_percents: [],
  highest_tip: 0,
  version: 0,
  restaurant_id: restaurantId,
  currency,
  problems: [],
});
