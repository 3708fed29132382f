import type { z } from 'zod';
import type { placeOrderBody } from '#schemas/api/orders.ts';
import type { PaymentGatewayConfig } from '#schemas/api/settings.ts';
import type { FailureCode } from '#schemas/api/failures.ts';
import type { FoundProblem, RefusalProblem } from '#schemas/rules/problems/found-problem.ts';
import type { Sentence } from '#schemas/messages/sentence.ts';
import { missingInStepOne } from '#schemas/rules/checkout-steps.ts';
import type { MissingField } from '#schemas/rules/checkout-steps.ts';
import { isStoredPhone } from '../phone/read-phone.ts';
import type { ChosenSlot } from '../times/chosen-slot.ts';
import type { PricedLines } from '../pricing/price-stored.ts';
import { tooFewPoints } from './unheld-problems.ts';
import { orderRefusal } from '../restaurant/takes-orders.ts';
import { tableRefusal } from '../restaurant/table-refusal.ts';
import type { OrderTaking } from '../restaurant/takes-orders.ts';

export type Placement = z.output<typeof placeOrderBody>;

export type PlacementInput = {
  body: Placement;
  /** Staff order for somebody on the telephone. */
  isPhoneOrder: boolean;
  now: Date;
  /** What the customer saw, in minor units. */
  expectedTotal: number;
  restaurant: OrderTaking;
  /** The table that its code names is one of this restaurant (rule R80). */
  isAtTable: boolean;
  /** The tab that it names, where the caller may order on it (rule R82); null: none. */
  tab: { isClosed: boolean } | null;
  gateways: PaymentGatewayConfig['gateways'];
  chosen: Pick<ChosenSlot, 'slot' | 'refusal' | 'isOpen'>;
  cartVersion: number;
  priced: Pick<PricedLines, 'lines' | 'problems' | 'amounts'>;
  /** The customer left as many cash orders uncollected as the restaurant bears (rule R61). */
  isCardOnly: boolean;
  /** The restaurant takes no order online from this customer (decision 062). */
  isBlocked: boolean;
  /** The restaurant's; may be empty. */
  phone: string;
  /** What the user can redeem; null: nobody can here, or it is a guest. */
  pointsBalance: number | null;
  /** A user orders, not a guest. */
  isUser: boolean;
  /** Why the given code takes nothing off; null: it does, or none was given (rule R39). */
  couponRefusal: { code: FailureCode; message: Sentence } | null;
  /** Of each gift card that was given, why it pays nothing; null: it pays (rule R70). */
  giftCardRefusals: readonly ({ code: FailureCode; message: Sentence } | null)[];
  /** What the customer saw to be left to pay, in minor units; null: they were not shown it. */
  expectedDue: number | null;
};

export type PlacementProblems = {
  /** What this restaurant does not offer. */
  refused: RefusalProblem[];
  /** What the customer left out. */
  missing: FoundProblem[];
  /** What changed since the customer looked. */
  conflicts: RefusalProblem[];
};

/** Everything that keeps a cart from being ordered, all at once (rules R54 and R55). */
export function checkPlacement(input: PlacementInput): PlacementProblems {
  return {
    refused: [
      ...blockProblems(input),
      ...tabRefusals(input),
      ...orderTypeProblems(input),
      ...paymentProblems(input),
      ...guestPoints(input),
    ],
    missing: customerProblems(input),
    conflicts: [
      ...restaurantProblems(input),
      ...tabProblems(input),
      ...cartProblems(input),
      ...couponProblems(input),
      ...pointsProblems(input),
      ...giftCardProblems(input),
      ...timeProblems(input),
      ...input.priced.problems,
    ],
  };
}

/** Says nothing of why, and leaves a way; staff who order for a caller decide by themselves. */
function blockProblems({ isBlocked, isPhoneOrder, phone }: PlacementInput): RefusalProblem[] {
  if (!isBlocked || isPhoneOrder) return [];
  const message: Sentence = ({ placing }) => placing.blocked(phone);
  return [{ path: 'customer', code: 'customer_blocked', message }];
}

/** Whether the restaurant takes orders at all; its pause is about the time. */
function restaurantProblems({ restaurant, body, now }: PlacementInput): RefusalProblem[] {
  const request = { orderType: body.delivery_method, fulfilment: null, now };
  const refusal = orderRefusal(restaurant, request);
  return refusal?.path === 'restaurant_id' ? [problemOf(refusal)] : [];
}

const problemOf = ({ path, code, message }: RefusalProblem): RefusalProblem => ({
  path,
  code,
  message,
});

function cartProblems(input: PlacementInput): RefusalProblem[] {
  const { body, cartVersion, priced, expectedTotal } = input;
  const problems: RefusalProblem[] = [];
  if (priced.lines.length === 0) {
    problems.push({
      path: 'cart',
      code: 'cart_empty',
      message: ({ placing }) => placing.cartEmpty,
    });
  }
  if (body.cart_version !== cartVersion) {
    problems.push({
      path: 'cart_version',
      code: 'cart_changed',
      message: ({ placing }) => placing.cartChanged,
    });
  }
  if (expectedTotal !== priced.amounts.total) {
    problems.push({
      path: 'cart.total',
      code: 'total_changed',
      message: ({ placing }) => placing.totalChanged,
    });
  }
  return problems;
}

/**
 * A code that came along has to count (rule R55), unless a deal that saves more stands in its way
 * (rule R42): its total is the one that was seen.
 */
function couponProblems({ couponRefusal }: PlacementInput): RefusalProblem[] {
  if (!couponRefusal || couponRefusal.code === 'coupon_deal_is_better') return [];
  return [{ ...couponRefusal, path: 'coupon_code' }];
}

/** Points are those of an account (rule R76). */
function guestPoints({ body, isUser }: PlacementInput): RefusalProblem[] {
  if (isUser || (body.points ?? 0) === 0) return [];
  return [
    {
      path: 'points',
      code: 'points_need_account',
      message: ({ placing }) => placing.pointsNeedLogin,
    },
  ];
}

/** More than the order can be lowered by is chosen and not taken; more than there are is not there. */
function pointsProblems({ body, isUser, pointsBalance }: PlacementInput): RefusalProblem[] {
  const isThere = (body.points ?? 0) <= (pointsBalance ?? 0);
  return !isUser || isThere ? [] : [tooFewPoints];
}

/** A card that came along has to pay, and what is left has to be what was seen (rules R55, R67). */
function giftCardProblems(input: PlacementInput): RefusalProblem[] {
  const { giftCardRefusals, expectedDue, priced } = input;
  const problems = giftCardRefusals.flatMap((refusal, index) =>
    refusal ? [{ ...refusal, path: `gift_cards.${index}` }] : [],
  );
  if (problems.length > 0 || expectedDue === null || expectedDue === priced.amounts.due) {
    return problems;
  }
  return [
    { path: 'cart.due', code: 'total_changed', message: ({ placing }) => placing.dueChanged },
  ];
}

function orderTypeProblems({ body, restaurant, isAtTable }: PlacementInput): RefusalProblem[] {
  const path = 'delivery_method';
  const type = body.delivery_method;
  if (!restaurant.orderTypes.includes(type)) {
    return [
      { path, code: 'order_type_not_offered', message: ({ placing }) => placing.typeNotOffered },
    ];
  }
  if (type !== 'dine_in' || isAtTable) return [];
  return [{ path: 'table_id', code: 'unknown_table', message: ({ placing }) => placing.scanAgain }];
}

/** What is written on a tab is served at its table and paid with it, by guests of it (rule R82). */
function tabRefusals({ body, tab }: PlacementInput): RefusalProblem[] {
  const isNamed = body.tab_id !== undefined;
  if (!isNamed && body.payment_method !== 'tab') return [];
  if (isNamed !== (body.payment_method === 'tab')) {
    return [
      {
        path: 'payment_method',
        code: 'payment_method_not_offered',
        message: ({ placing }) => placing.paidOnTab,
      },
    ];
  }
  if (body.delivery_method !== 'dine_in') {
    return [
      {
        path: 'delivery_method',
        code: 'order_type_not_offered',
        message: ({ placing }) => placing.servedAtTable,
      },
    ];
  }
  if (tab) return [];
  return [{ path: 'tab_id', code: 'unknown_tab', message: ({ tabs }) => tabs.unknown }];
}

function tabProblems({ tab }: PlacementInput): RefusalProblem[] {
  if (!tab?.isClosed) return [];
  return [{ path: 'tab_id', code: 'tab_closed', message: ({ tabs }) => tabs.closed }];
}

function timeProblems({ body, restaurant, chosen, now }: PlacementInput): RefusalProblem[] {
  if (body.delivery_method !== 'dine_in') {
    return chosen.refusal ? [{ path: 'pickup_time', ...chosen.refusal }] : [];
  }
  const refusal = tableRefusal(restaurant, { isOpen: chosen.isOpen, now });
  // What stands against any order of the restaurant is refused with its own place.
  const isOfTime = refusal?.code === 'paused' || refusal?.code === 'closed_now';
  return isOfTime ? [{ path: 'delivery_method', ...refusal }] : [];
}

/** The same codes as the checkout form's, at the places of the order's body. */
function customerProblems({ body, isPhoneOrder }: PlacementInput): FoundProblem[] {
  const missing = missingInStepOne(
    {
      deliveryMethod: body.delivery_method,
      pickupDate: body.pickup_date,
      pickupTime: body.pickup_time,
      shippingDetails: body.shipping_details ?? null,
      guestDetails: body.guest_details ?? null,
      deliveryError: null,
    },
    // A guest of a tab has a name there.
    { isLoggedIn: body.tab_id !== undefined, isPhoneOrder },
  );
  return [
    ...missing.map((code): FoundProblem => ({
      path: placeOf(code),
      code,
      message: ({ fields }) => fields.fillIn,
    })),
    ...phoneProblems(body),
  ];
}

/** What came as a telephone number and could not be read as one (decision 124). */
function phoneProblems({ guest_details: details }: Placement): FoundProblem[] {
  if (!details || isStoredPhone(details.phone_no)) return [];
  const path = 'guest_details.phone_no';
  return [{ path, code: 'invalid_phone', message: ({ fields }) => fields.phone }];
}

function placeOf(field: MissingField): string {
  if (field === 'pickupDate') return 'pickup_date';
  if (field === 'pickupTime') return 'pickup_time';
  const isOfGuest = field === 'name' || field === 'email' || field === 'phone_no';
  return `${isOfGuest ? 'guest_details' : 'shipping_details'}.${field}`;
}

/** Where there is nothing to pay, no way to pay has to be offered. */
function paymentProblems(input: PlacementInput): RefusalProblem[] {
  const { body, gateways, priced, isPhoneOrder, isCardOnly } = input;
  if (priced.lines.length > 0 && priced.amounts.due === 0) return [];
  // Whether there is such a tab is looked at by itself.
  if (body.payment_method === 'tab') return [];
  const isOffered =
    body.payment_method === 'cashOnDelivery'
      ? gateways.includes('cash')
      : // Nobody's card number is spoken on the telephone.
        !isPhoneOrder && gateways.some((gateway) => gateway !== 'cash');
  const path = 'payment_method';
  // Staff who order for a customer know whom they trust.
  if (isOffered && isCardOnly && !isPhoneOrder && body.payment_method === 'cashOnDelivery') {
    return [{ path, code: 'card_only', message: ({ placing }) => placing.cardOnly }];
  }
  if (isOffered) return [];
  return [
    {
      path,
      code: 'payment_method_not_offered',
      message: ({ placing }) => placing.methodNotOffered,
    },
  ];
}
