import type { Cart } from '#schemas/api/cart.ts';
import type { PlaceOrderBody } from '#schemas/api/orders.ts';
import type { CheckoutDraft } from '#src/stores/checkout-store.ts';

type RequestFacts = {
  draft: CheckoutDraft;
  cart: Pick<Cart, 'version' | 'total'>;
  owner: { user_id: number } | { guest_id: number };
  restaurantId: number;
  /** A code that the server refused is left out: it would refuse the order too. */
  isCouponRefused: boolean;
};

/** What POST /v2/orders is sent: the draft, and the total and cart version the customer saw (rule R54). */
export function orderRequest(facts: RequestFacts): PlaceOrderBody {
  const { draft, cart, owner, restaurantId, isCouponRefused } = facts;
  return {
    ...owner,
    restaurant_id: restaurantId,
    cart_version: cart.version,
    expected_total: cart.total,
    delivery_method: draft.deliveryMethod,
    pickup_date: draft.pickupDate,
    pickup_time: draft.pickupTime,
    payment_method: draft.paymentMethod,
    // A logged-in user gives no guest details at checkout (spec §6).
    ...('guest_id' in owner && draft.guestDetails && { guest_details: draft.guestDetails }),
    ...(draft.deliveryMethod === 'delivery' &&
      draft.shippingDetails && { shipping_details: draft.shippingDetails }),
    special_instructions: draft.specialInstructions.trim(),
    ...(draft.couponCode !== null && !isCouponRefused && { coupon_code: draft.couponCode }),
  };
}

type Attempt = Pick<CheckoutDraft, 'attemptKey' | 'attemptBody'>;

/**
 * The attempt that a request belongs to. Its key is renewed only when the request would differ,
 * so that a double click, a second tab, a reload and a repeat after a lost network are one order
 * (rules R51, R52).
 */
export function attemptFor(
  present: Attempt,
  body: PlaceOrderBody,
  newKey: () => string,
): { attemptKey: string; attemptBody: PlaceOrderBody } {
  const isSame = present.attemptBody === null || isEqual(present.attemptBody, body);
  return { attemptKey: isSame ? present.attemptKey : newKey(), attemptBody: body };
}

/** By content: a body read back from storage has its fields in the order they were written. */
const isEqual = (one: PlaceOrderBody, other: PlaceOrderBody) => sorted(one) === sorted(other);

function sorted(body: PlaceOrderBody): string {
  const entries = Object.entries(body).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify(entries);
}
