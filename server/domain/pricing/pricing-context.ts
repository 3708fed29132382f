import type { Quote } from '#server/domain/pricing/quote-view.ts';
import type { CouponRefusal } from '#schemas/rules/offers/coupon.ts';
import type { OfferContext } from '#schemas/rules/offers/offer-refusal.ts';
import type { LoyaltyRules } from '#schemas/rules/loyalty/loyalty-rules.ts';
import type { CartToPrice } from '#schemas/rules/pricing/cart/cart-to-price.ts';
import type { MenuSnapshot } from '../menu/menu-snapshot.ts';
import type { Tenant } from '../../db/queries/tenants.ts';
import type { Coupon } from '../../db/queries/offers.ts';
import type { Restaurant } from '../../db/queries/restaurants.ts';
import type { GiftCardRefusal } from '../gift-cards/card-refusal.ts';
import type { CartPurpose } from './cart-purpose.ts';

/** A gift card that was given for a cart. */
export type PricingGiftCard = {
  handle: string;
  /** '' where the handle is not one of this guest. */
  id: string;
  lastFour: string;
  /** Minor units. */
  balance: number;
  expiresOn: string | null;
  refusal: GiftCardRefusal | null;
};

/**
 * All that a cart is priced with besides its lines, read outside transactions. It stands as long
 * as the restaurant's `menuVersion` does, but for what changes with every order: stock, slots and
 * the uses of a coupon, which placement looks at under their locks.
 */
export type PricingContext = {
  tenant: Tenant;
  restaurant: Restaurant;
  purpose: CartPurpose;
  /** null: the restaurant is not active. */
  snapshot: MenuSnapshot | null;
  /** What the conditions of offers are compared with (rules R37, R39). */
  offerContext: OfferContext;
  /**
   * The code that was given; `row` is null where nobody knows it, `refusal` what stands against it
   * before the cart's lines are looked at.
   */
  coupon: {
    code: string;
    row: Coupon | null;
    refusal: CouponRefusal | null;
    /** Of one that counts once per person: the addresses that were confirmed; null of others. */
    verifiedEmails: readonly string[] | null;
  } | null;
  /**
   * By which rules the cart earns and redeems points, and what its user has; null where there are
   * none here. A guest has no balance.
   */
  loyalty: { rules: LoyaltyRules; balance: number | null } | null;
  /** The cards that were given; those without a refusal are the tenders of `rules`, in this order. */
  giftCards: readonly PricingGiftCard[];
  /** null: not for delivery, or no address yet. */
  quote: Quote | null;
  /** Everything for the price but the lines. */
  rules: Omit<CartToPrice, 'lines'>;
};
