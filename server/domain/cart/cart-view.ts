import type { BillLine, Cart } from '#schemas/api/cart.ts';
import type { RefusalProblem } from '#schemas/rules/problems/found-problem.ts';
import { toMajor } from '#schemas/money.ts';
import { quoteView } from '#server/domain/pricing/quote-view.ts';
import { highestTip } from '#schemas/rules/pricing/tip-of.ts';
import type { FailureTexts } from '#schemas/messages/en-failures.ts';
import { problemsIn } from '#schemas/rules/problems/problems-in.ts';
import type { OtherCart } from '../../db/queries/stored-cart.ts';
import { billLines } from '../pricing/bill-lines.ts';
import { cartLoyaltyView } from './cart-loyalty-view.ts';
import { cartItemView } from './cart-item-view.ts';
import { couponView } from './coupon-view.ts';
import { giftCardViews } from './gift-card-views.ts';
import { dealsLeftOutView } from './deals-left-out-view.ts';
import type { PricedLines } from '../pricing/price-stored.ts';
import type { PricingContext } from '../pricing/pricing-context.ts';

export type CartViewInput = {
  pricing: PricingContext;
  priced: PricedLines;
  version: number;
  otherCarts: OtherCart[];
  /** Of whoever reads it. */
  texts: FailureTexts;
  /** Besides those of the lines and of the delivery. */
  problems?: RefusalProblem[];
};

/** The cart as the wire shows it, every field filled from what was priced. */
export function cartView({
  pricing,
  priced,
  version,
  otherCarts,
  texts,
  problems = [],
}: CartViewInput): Cart {
  const { tenant, restaurant, quote, snapshot } = pricing;
  const { amounts } = priced;
  const { currency } = tenant;
  const loyalty = cartLoyaltyView(priced, pricing);
  const major = (minor: number) => toMajor(minor, currency);
  return {
    items: priced.lines.map((entry) => cartItemView(entry, { pricing, otherCarts, major })),
    item_count: priced.lines.reduce((count, { line }) => count + line.quantity, 0),
    total: major(amounts.total),
    subtotal: major(amounts.subtotal),
    tax_total: major(amounts.taxTotal),
    tax_inclusive: amounts.taxInclusive,
    bill: billLines(priced, pricing).map((line): BillLine => ({
      ...line,
      amount: major(line.amount),
    })),
    due: major(amounts.due),
    gift_cards: giftCardViews(pricing, amounts, { major, texts }),
    coupon: couponView(pricing, amounts, { major, texts }),
    delivery: quote && quoteView(quote, { subtotal: amounts.subtotal, currency, texts }),
    deal_hints: amounts.hints.flatMap(({ dealId, componentId, missing }) => {
      const deal = snapshot?.menuIndex.deals.get(dealId);
      const component = deal?.components.find(({ id }) => id === componentId);
      if (!deal || !component) return [];
      return {
        deal_id: deal.id,
        name: deal.name,
        component_id: component.id,
        missing,
        restaurant_product_ids: [...component.restaurantProductIds],
      };
    }),
    deals_left_out: dealsLeftOutView(amounts, pricing, { major, texts }),
    ...(loyalty && { loyalty }),
    tip_percents: restaurant.tipPercents,
    highest_tip: major(highestTip(amounts.listTotal)),
    version,
    restaurant_id: restaurant.id,
    currency,
    problems: problemsIn(texts, [...problems, ...priced.problems]),
  };
}
