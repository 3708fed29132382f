import type { z } from 'zod';
import type { Menu } from '#schemas/api/menu.ts';
import type { placeOrderBody } from '#schemas/api/orders.ts';
import type { PaymentGatewayConfig } from '#schemas/api/settings.ts';
import type { Slot } from '#schemas/api/slots.ts';
import type { DeliveryMethod, Problem } from '#schemas/api/wire.ts';
import { missingInStepOne } from '#schemas/rules/checkout-steps.ts';
import type { MissingField } from '#schemas/rules/checkout-steps.ts';
import type { PricedLines } from './cart-view.ts';
import { isOfferedAt, wordsForMiss } from './dayparts.ts';
import { takesOrders } from './takes-orders.ts';

export type Placement = z.output<typeof placeOrderBody>;

export type PlacementFacts = {
  body: Placement;
  /** What the customer saw, in minor units. */
  expectedTotal: number;
  restaurant: { status: number; isOnlineOrderEnabled: boolean; orderTypes: DeliveryMethod[] };
  gateways: PaymentGatewayConfig['gateways'];
  /** The offered slot that was asked for. */
  slot: Slot | undefined;
  cartVersion: number;
  priced: PricedLines;
  categories: Menu['categories'];
};

export type PlacementProblems = {
  /** What this restaurant does not offer. */
  refused: Problem[];
  /** What the customer left out. */
  missing: Problem[];
  /** What changed since the customer looked. */
  conflicts: Problem[];
};

/** Everything that keeps a cart from being ordered, all at once (rules R54 and R55). */
export function checkPlacement(facts: PlacementFacts): PlacementProblems {
  return {
    refused: [
      ...orderTypeProblems(facts),
      ...paymentProblems(facts),
      ...couponProblems(facts.body),
    ],
    missing: customerProblems(facts.body),
    conflicts: [
      ...restaurantProblems(facts),
      ...cartProblems(facts),
      ...slotProblems(facts),
      ...facts.priced.problems,
      ...daypartProblems(facts),
    ],
  };
}

function restaurantProblems({ restaurant }: PlacementFacts): Problem[] {
  if (takesOrders(restaurant)) return [];
  return [
    {
      path: 'restaurant_id',
      code: 'online_orders_disabled',
      message: 'This restaurant takes no online orders right now.',
    },
  ];
}

function cartProblems({ body, cartVersion, priced, expectedTotal }: PlacementFacts): Problem[] {
  const problems: Problem[] = [];
  if (priced.lines.length === 0) {
    problems.push({ path: 'cart', code: 'cart_empty', message: 'Your cart is empty.' });
  }
  if (body.cart_version !== cartVersion) {
    problems.push({
      path: 'cart_version',
      code: 'cart_changed',
      message: 'Your cart changed meanwhile. Please look at it once more.',
    });
  }
  if (expectedTotal !== priced.amounts.total) {
    problems.push({
      path: 'cart.total',
      code: 'total_changed',
      message: 'The total changed meanwhile. Please look at it once more.',
    });
  }
  return problems;
}

function orderTypeProblems({ body, restaurant }: PlacementFacts): Problem[] {
  const path = 'delivery_method';
  const type = body.delivery_method;
  if (!restaurant.orderTypes.includes(type)) {
    const message = 'This restaurant does not offer this. Choose another way to get your order.';
    return [{ path, code: 'order_type_not_offered', message }];
  }
  const comesLater = laterTypes[type];
  return comesLater ? [{ path, ...comesLater }] : [];
}

/** Delivery waits for its zones and fees (R45, R46), dine-in for its tables (R80). */
const laterTypes: Partial<Record<DeliveryMethod, { code: string; message: string }>> = {
  delivery: {
    code: 'delivery_not_available_yet',
    message: 'Delivery cannot be ordered online yet. Choose pickup.',
  },
  dine_in: {
    code: 'dine_in_not_available_yet',
    message: 'Ordering to the table is not possible yet. Choose pickup.',
  },
};

/** The same codes as the checkout form's, at the places of the order's body. */
function customerProblems(body: Placement): Problem[] {
  const missing = missingInStepOne(
    {
      deliveryMethod: body.delivery_method,
      pickupDate: body.pickup_date,
      pickupTime: body.pickup_time,
      shippingDetails: body.shipping_details ?? null,
      guestDetails: body.guest_details ?? null,
      deliveryError: null,
    },
    { isLoggedIn: false },
  );
  return missing.map((code) => ({ path: placeOf(code), code, message: 'Please fill this in.' }));
}

function placeOf(field: MissingField): string {
  if (field === 'pickupDate') return 'pickup_date';
  if (field === 'pickupTime') return 'pickup_time';
  const isOfGuest = field === 'name' || field === 'email' || field === 'phone_no';
  return `${isOfGuest ? 'guest_details' : 'shipping_details'}.${field}`;
}

function paymentProblems({ body, gateways }: PlacementFacts): Problem[] {
  const isOffered =
    body.payment_method === 'cashOnDelivery'
      ? gateways.includes('cash')
      : gateways.some((gateway) => gateway !== 'cash');
  if (isOffered) return [];
  const message = 'This way to pay is not offered here. Choose another one.';
  return [{ path: 'payment_method', code: 'payment_method_not_offered', message }];
}

/** Coupons come with the order engine; until then no code is valid. */
function couponProblems({ coupon_code: code }: Placement): Problem[] {
  if (code === undefined || code.trim() === '') return [];
  return [{ path: 'coupon_code', code: 'invalid_coupon', message: 'Invalid coupon code' }];
}

function slotProblems({ body, slot }: PlacementFacts): Problem[] {
  const isAsked = body.pickup_date !== null && body.pickup_time !== null;
  if (slot || !isAsked) return [];
  const message = 'This time is no longer available. Choose another one.';
  return [{ path: 'pickup_time', code: 'slot_unavailable', message }];
}

/** A dish is judged at the time it is for, not at the time of ordering (rule R38). */
function daypartProblems({ slot, priced, categories }: PlacementFacts): Problem[] {
  if (!slot) return [];
  return priced.lines.flatMap(({ line, resolved }) => {
    const own = categories.filter(({ id }) => resolved?.product.categoryIds.includes(id));
    const isOffered = own.some(({ availability }) =>
      isOfferedAt(availability, slot.date, slot.time),
    );
    if (!resolved || own.length === 0 || isOffered) return [];
    const windows = own.flatMap(({ availability }) => availability);
    const when = wordsForMiss(windows, slot.date, slot.time);
    return [
      {
        path: `items.${line.id}`,
        code: 'not_offered_then',
        message: `${resolved.product.name} is not offered ${when}. Choose another time or remove it.`,
      },
    ];
  });
}
