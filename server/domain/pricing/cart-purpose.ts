import type { PaymentMethod } from '#schemas/api/orders.ts';
import type { DeliveryMethod } from '#schemas/api/wire.ts';
import type { Tip } from '#schemas/rules/pricing/cart/cart-to-price.ts';

/** An address as the customer wrote it; a part that is not known is empty. */
export type MapAddress = {
  postcode: string;
  suburb: string;
  city: string;
  /** Street and number, or the whole address on one line. */
  formattedAddress: string;
};

/** What a cart is priced for: everything besides its lines that its price depends on (R47). */
export type CartPurpose = {
  orderType: DeliveryMethod;
  paymentMethod: PaymentMethod;
  /** As it was typed; null: none. */
  couponCode: string | null;
  tip: Tip | null;
  /** Local wall clock of the restaurant and its instant; null: as soon as possible. */
  fulfilment: { date: string; time: string; instant: Date } | null;
  /** null: not for delivery, or not known yet. */
  address: MapAddress | null;
  /** Handles of gift cards in the order in which they pay, and the guest they are signed for. */
  giftCards: { shopperId: string; handles: readonly string[] } | null;
  isLoggedIn: boolean;
  /** The user whose points may be redeemed, and how many they chose; null of a guest (rule R76). */
  redeems: { userId: string; points: number } | null;
  /** Names the customer is known by, as coupon_uses keeps them (rule R43). */
  customerKeys: readonly string[];
  /**
   * Whose proof of an address is asked for by a coupon that counts once per person; `email` null: of
   * any address, for which one is ordered is not known yet. null: staff vouch for who orders.
   */
  proof: { shopperId: string; email: string | null } | null;
};

/** A pickup as soon as possible, paid by card: what a cart is for until more is known. */
export const plainPurpose: CartPurpose = {
  orderType: 'pickup',
  paymentMethod: 'card',
  couponCode: null,
  tip: null,
  fulfilment: null,
  address: null,
  giftCards: null,
  isLoggedIn: false,
  redeems: null,
  customerKeys: [],
  proof: null,
};
