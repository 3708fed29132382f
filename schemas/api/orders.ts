import { z } from 'zod';
import { typedCode } from '../fields/code-text.ts';
import { callerDetails, orderCustomer, shippingDetails } from './customer-details.ts';
import { billLine, cart } from './cart.ts';
import { orderLoyalty, pointsToRedeem } from './cart-loyalty.ts';
import { cartTime } from './cart-purpose.ts';
import { endpoint } from './endpoint.ts';
import { orderChange } from './order-changes.ts';
import { orderDifference, seenCart } from './order-differences.ts';
import {
  orderPaymentMethod,
  orderStatus,
  paymentState,
  placedPaymentMethod,
  unansweredOutcome,
  tipFixed,
} from './order-states.ts';
import { orderRefund } from './refunds.ts';
import { routes } from './routes.ts';
import {
  count,
  dataOf,
  deliveryMethod,
  failureCode,
  guestNumber,
  id,
  instant,
  localDate,
  localTime,
  money,
  plainLine,
  plainText,
  problem,
} from './wire.ts';

export * from './customer-details.ts';
export * from './order-states.ts';

/** A choice as text: names are copied when the order is placed. */
const choiceText = z.object({
  group: z.string(),
  name: z.string(),
  quantity: z.number().int(),
  /** 0; 1 of what a choice asked in turn, which comes right after it; and so on. */
  depth: z.number().int().min(0),
});

/** A dish of a half-and-half, a combo or a deal as text. */
const orderPart = z.object({
  position: z.enum(['left', 'right']).nullable(),
  component: z.string().nullable(),
  name: z.string().nullable(),
  quantity: z.number().int().positive(),
  is_free: z.boolean(),
  choices: z.array(choiceText),
});

/** A line as sold: names and prices are copied, so later menu changes never alter it. */
export const orderLine = z.object({
  id,
  /** null comes from other backends; it is shown as 'Unknown Item' (specification §3). */
  name: z.string().nullable(),
  quantity: z.number().int().positive(),
  unit_price: money,
  /** Before discounts; `discounted_item_total` is what the line cost. */
  item_total: money,
  discounted_item_total: money,
  /** The deal that lowered it, in words. */
  deal_name: z.string().nullable(),
  is_free: z.boolean(),
  kind: z.enum(['plain', 'half_and_half', 'combo', 'deal']),
  notes: z.string(),
  /** The choices in words, in the order of the menu; of a plain line. */
  choices: z.array(choiceText),
  /** Its dishes in words; empty of a plain line. */
  parts: z.array(orderPart),
  /** Of its dishes and chosen options as sold, each once (rule R32). */
  allergens: z.array(z.string()),
});
export type OrderLine = z.output<typeof orderLine>;

/** Something that happened to the order (rule R56). */
export const orderEvent = z.object({
  id: z.number().int(),
  status: orderStatus,
  /** Who made it happen; `system` is the program itself, such as an automatic acceptance. */
  actor: z.enum(['customer', 'staff', 'gateway', 'system']),
  /** Why, for the customer; empty where it needs no reason. */
  reason: z.string(),
  promised_at: instant,
  at: instant,
  /** The table that it was brought to with this; left out where it stayed. */
  table: z.string().optional(),
});
export type OrderEvent = z.output<typeof orderEvent>;

export const order = z.object({
  id: z.uuid(),
  /** '007'; 'T1' of a test order. */
  number: z.string(),
  /** The owner placed it to try the site; left out of every other one. */
  is_test: z.literal(true).optional(),
  status: orderStatus,
  payment_status: paymentState,
  payment_method: orderPaymentMethod,
  delivery_method: deliveryMethod,
  /** What stands on the table that it is served at, as it was then; null of other orders. */
  table: z.string().nullable().default(null),
  /** The tab that it is written on; left out of other orders. */
  tab_id: z.uuid().optional(),
  restaurant: z.object({
    id,
    name: z.string(),
    street_name: z.string(),
    city: z.string(),
    phone: z.string(),
    /** Of the business, for the receipt, as it is now; '' where there is none to show. */
    tax_number: z.string().default(''),
  }),
  customer: orderCustomer,
  shipping_details: shippingDetails.nullable(),
  special_instructions: z.string(),
  pickup_date: localDate,
  pickup_time: localTime,
  promised_at: instant,
  time_zone: z.string(),
  placed_at: instant,
  currency: z.string().length(3),
  items: z.array(orderLine),
  /** Items after line deals, before a coupon. */
  subtotal: money,
  delivery_charge: money,
  tax_total: money,
  tax_inclusive: z.boolean(),
  /** Between the items and the total, in the order they were taken (rule R6). */
  bill: z.array(billLine),
  tip: money,
  /** What the tip may be changed to at most (rule R16); null: it stands, because of `tip_fixed`. */
  tip_limit: money.nullable(),
  tip_fixed: tipFixed.nullable(),
  total: money,
  /** What is, or was, to be paid by card or in cash. */
  due: money,
  /** The gift cards that pay, or paid, the rest of the total. */
  gift_cards: z.array(z.object({ last_four: z.string(), amount: money })).default([]),
  coupon_code: z.string().nullable(),
  /** Of the legal pages: the terms and the refund policy that it was placed under. Left out where nobody noted them. */
  legal_version: z.number().int().positive().optional(),
  /** Left out where there were no points when it was placed. */
  loyalty: orderLoyalty.optional(),
  /** Why it was rejected or cancelled, or why its time changed; empty otherwise. */
  status_reason: z.string(),
  /** It waits until then for its payment, or for the restaurant's answer; null: for neither. */
  waits_until: instant.nullable(),
  /** What becomes of it where nobody of the restaurant answers until then. */
  if_unanswered: unansweredOutcome,
  /** When the restaurant was reminded because nobody had answered; null: it was not. */
  reminded_at: instant.nullable(),
  /** Whether the customer may cancel it now, and until when (rule R73). */
  may_cancel: z.boolean(),
  cancel_until: instant.nullable(),
  /** It was the customer who cancelled it; false: the restaurant did, or nobody. */
  cancelled_by_customer: z.boolean(),
  /** It was completed because nobody came for it. */
  is_not_collected: z.boolean(),
  /** What is still to be paid when it is handed over, after refunds; 0 where nothing is. */
  to_collect: money.default(0),
  /** What staff changed of its lines, newest last. */
  changes: z.array(orderChange).default([]),
  /** What went back of its money, or is on its way; newest last. */
  refunds: z.array(orderRefund).default([]),
  /** Newest last. */
  events: z.array(orderEvent),
  /** Opens this order anywhere, for guests (rule R62): a path of the storefront, signed; '' once it has ended. */
  link: z.string(),
});
export type Order = z.output<typeof order>;
export const placeOrderBody = z.object({
  user_id: id.optional(),
  guest_id: guestNumber.optional(),
  restaurant_id: id,
  /** What the customer saw; a difference is answered 409 and nothing is charged (rule R54). */
  cart_version: count,
  expected_total: z.union([z.number(), z.string()]),
  delivery_method: deliveryMethod,
  pickup_date: localDate.nullable(),
  pickup_time: localTime.nullable(),
  /** `tab` goes with `tab_id`. */
  payment_method: placedPaymentMethod,
  /** An email address may be left blank only in an order that staff enter for a caller. */
  guest_details: callerDetails.optional(),
  shipping_details: shippingDetails.optional(),
  special_instructions: plainText.max(500).default(''),
  coupon_code: typedCode.optional(),
  points: pointsToRedeem.optional(),
  /** Handles of gift cards (lookUpGiftCard), in the order in which they pay (rule R67). */
  gift_cards: z.array(plainLine.max(100)).max(5).default([]),
  /** What was seen to be left to pay (rule R54), in the major unit. */
  expected_due: z.union([z.number(), z.string()]).optional(),
  /** What the QR code of the table names (rule R80); of a dine-in order. */
  table_id: plainLine.max(80).optional(),
  /** The open tab that it is written on (rule R82); its customer is who they are on the tab. */
  tab_id: z.uuid().optional(),
  /** The instant of the chosen slot; settles which one is meant when clocks go back (rule R23). */
  pickup_at: instant.optional(),
  /** Either of the two; an amount is in the major unit (rule R16). */
  tip_percent: z.number().int().min(0).max(99).optional(),
  tip_amount: z.union([z.number(), z.string()]).optional(),
  seen: seenCart.optional(),
});
export type PlaceOrderBody = z.input<typeof placeOrderBody>;
export const orderId = z.object({ orderId: z.uuid() });
/** The signature of a guest's link, instead of a token (rule R62). */
export const linkKey = z.object({ 'x-order-key': z.string().max(200).optional() });

export const placeOrder = endpoint(routes.placeOrder, {
  summary: 'Places the cart as an order; the same key and body give the same order (rule R51).',
  security: ['user', 'guest'],
  headers: z.object({ 'idempotency-key': z.string().min(16).max(80) }),
  body: placeOrderBody,
  status: 201,
  reply: dataOf(
    order.extend({
      /** For staff who order for somebody on the telephone: what they should know of the customer. */
      staff_note: z.string().optional(),
    }),
  ),
  failures: {
    409: z.object({
      error: z.string(),
      code: failureCode,
      problems: z.array(problem).optional(),
      new_total: money.optional(),
      /** What differs from what the customer saw; its lines and bill only where `seen` was sent. */
      diff: z.array(orderDifference).optional(),
      /** The cart as it is now, to show and to accept. */
      data: cart.optional(),
      /** The order that already took the cart (`already_ordered`). */
      order_id: z.uuid().optional(),
    }),
  },
});

export const getOrder = endpoint(routes.getOrder, {
  summary: 'An order, to its owner or by its signed link (rule R62).',
  security: ['user', 'guest', 'link'],
  params: orderId,
  headers: linkKey,
  reply: dataOf(order),
});

export const cancelOrder = endpoint(routes.cancelOrder, {
  summary: 'Cancels an order while that is allowed; again changes nothing (rule R73).',
  security: ['user', 'guest', 'link'],
  params: orderId,
  headers: linkKey,
  body: z.object({ reason: plainText.max(300).default('') }),
  reply: dataOf(order),
});

export const reorder = endpoint(routes.reorder, {
  summary: 'Puts the lines of an order into the cart again, each id checked anew.',
  security: ['user', 'guest'],
  params: orderId,
  /** Date of the order: what is sold out on another day does not matter (rule R65). */
  query: z.object(cartTime),
  body: z.object({}),
  reply: z.object({
    data: cart,
    /** What could not be added and why, by name. */
    left_out: z.array(z.object({ name: z.string(), message: z.string() })),
    /** What was added and costs something else now: the price of one, without deals, then and now. */
    repriced: z.array(z.object({ name: z.string(), was: money, now: money })),
  }),
});
