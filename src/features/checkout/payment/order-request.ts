import type { Cart } from '#schemas/api/cart.ts';
import type { PlaceOrderBody } from '#schemas/api/orders.ts';
import { toMajor } from '#schemas/money.ts';
import { shownTotal } from '#schemas/rules/order-differences.ts';
import type { CheckoutDraft } from '#ui/stores/checkout-store.ts';

type OrderRequestInput = {
  draft: CheckoutDraft;
  cart: Pick<
    Cart,
    'version' | 'total' | 'due' | 'gift_cards' | 'loyalty' | 'currency' | 'items' | 'bill'
  >;
  owner: { user_id: number } | { guest_id: number };
  restaurantId: number;
  /**
   * A code that does not count now is left out, for the order would be refused; it stays in the
   * draft (rule R44).
   */
  isCouponRefused: boolean;
  /** A user whose account lacks a telephone number gives one with the order. */
  givesDetails: boolean;
};

/**
 * What POST /v2/orders is sent: the draft, and the total, lines and cart version that the customer
 * saw (rule R54).
 */
export function orderRequest(facts: OrderRequestInput): PlaceOrderBody {
  const { draft, cart, owner, restaurantId, isCouponRefused, givesDetails } = facts;
  return {
    ...owner,
    restaurant_id: restaurantId,
    cart_version: cart.version,
    expected_total: cart.total,
    delivery_method: draft.deliveryMethod,
    ...(draft.deliveryMethod === 'dine_in' ? tableOf(draft) : timeOf(draft)),
    payment_method: draft.paymentMethod,
    // A logged-in user gives no guest details at checkout (specification §6).
    ...(givesDetails && draft.guestDetails && { guest_details: draft.guestDetails }),
    ...(draft.deliveryMethod === 'delivery' &&
      draft.shippingDetails && { shipping_details: draft.shippingDetails }),
    special_instructions: draft.specialInstructions.trim(),
    ...(draft.couponCode !== null && !isCouponRefused && { coupon_code: draft.couponCode }),
    ...pointsOf(cart),
    ...giftCardsOf(cart),
    ...tipOf(draft, cart.currency),
    seen: {
      lines: cart.items.map((item) => ({
        id: item.id,
        quantity: item.quantity,
        total: shownTotal(item, cart.currency),
      })),
      bill: cart.bill,
    },
  };
}

/** A table is served now: no time of another order is sent along (rule R81). */
const tableOf = ({ tableId }: CheckoutDraft) => ({
  pickup_date: null,
  pickup_time: null,
  ...(tableId !== null && { table_id: tableId }),
});

const timeOf = ({ pickupDate, pickupTime, pickupAt }: CheckoutDraft) => ({
  pickup_date: pickupDate,
  pickup_time: pickupTime,
  ...(pickupAt !== null && { pickup_at: pickupAt }),
});

/** The points that were seen to be used, of the chosen ones (rule R76). */
const pointsOf = ({ loyalty }: Pick<Cart, 'loyalty'>) =>
  loyalty && loyalty.used > 0 ? { points: loyalty.used } : {};

/** The gift cards that pay, and what was seen to be left; one that pays nothing is left out. */
function giftCardsOf({ gift_cards: cards, due }: Pick<Cart, 'gift_cards' | 'due'>) {
  const paying = cards.filter(({ paid }) => paid > 0);
  if (paying.length === 0) return {};
  return { gift_cards: paying.map(({ handle }) => handle), expected_due: due };
}

function tipOf({ tip }: CheckoutDraft, currency: string) {
  if (tip === null) return {};
  return tip.kind === 'percent'
    ? { tip_percent: tip.percent }
    : { tip_amount: toMajor(tip.amount, currency) };
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
