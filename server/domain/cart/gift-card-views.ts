import type { Cart } from '#schemas/api/cart.ts';
import type { PricedCart } from '#schemas/rules/pricing/cart/priced-cart.ts';
import type { FailureTexts } from '#schemas/messages/en-failures.ts';
import type { PricingContext } from '../pricing/pricing-context.ts';
import type { ToMajor } from './cart-portion-view.ts';

/** The gift cards that were given, with what each pays or why it pays nothing (rules R67, R70). */
export function giftCardViews(
  { giftCards }: Pick<PricingContext, 'giftCards'>,
  { tenders }: Pick<PricedCart, 'tenders'>,
  { major, texts }: { major: ToMajor; texts: FailureTexts },
): Cart['gift_cards'] {
  const paying = giftCards.filter(({ refusal }) => refusal === null);
  return giftCards.map((card) => ({
    handle: card.handle,
    last_four: card.lastFour,
    paid: major(tenders[paying.indexOf(card)] ?? 0),
    balance: major(card.balance),
    expires_on: card.expiresOn,
    refusal: card.refusal && {
      code: card.refusal,
      message: texts.offers.giftCard[card.refusal],
    },
  }));
}
