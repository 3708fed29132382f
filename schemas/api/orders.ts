import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import {
  count,
  dataOf,
  deliveryMethod,
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

/** States only move forward (rule R56). */
export const orderStatus = z.enum([
  'pending_payment',
  'placed',
  'accepted',
  'preparing',
  'ready',
  'out_for_delivery',
  'completed',
  'rejected',
  'cancelled',
  'expired',
]);
export type OrderStatus = z.output<typeof orderStatus>;

export const paymentMethod = z.enum(['card', 'cashOnDelivery']);
export type PaymentMethod = z.output<typeof paymentMethod>;

const requiredLine = (most: number) => plainLine.min(1).max(most);

/** Who collects the order; phones are checked loosely, for they come in every shape. */
export const guestDetails = z.object({
  name: requiredLine(80),
  email: z.email().max(254),
  phone_no: requiredLine(30).regex(/^[+\d][\d\s().-]{4,}$/, 'Write a telephone number'),
});
export type GuestDetails = z.output<typeof guestDetails>;

export const shippingDetails = z.object({
  formattedAddress: requiredLine(200),
  city: requiredLine(80),
  postcode: requiredLine(12),
  suburb: requiredLine(80),
});
export type ShippingDetails = z.output<typeof shippingDetails>;

/** A line as sold: names and prices are copied, so later menu changes never alter it. */
export const orderLine = z.object({
  id,
  name: z.string(),
  quantity: z.number().int().positive(),
  unit_price: money,
  item_total: money,
  notes: z.string(),
  /** The choices in words, in the order of the menu. */
  choices: z.array(z.object({ group: z.string(), name: z.string(), quantity: z.number().int() })),
});
export type OrderLine = z.output<typeof orderLine>;

export const order = z.object({
  id: z.uuid(),
  number: z.string(),
  status: orderStatus,
  payment_status: z.enum(['unpaid', 'paid', 'refunded']),
  payment_method: paymentMethod,
  delivery_method: deliveryMethod,
  restaurant: z.object({
    id,
    name: z.string(),
    street_name: z.string(),
    city: z.string(),
    phone: z.string(),
  }),
  customer: guestDetails,
  shipping_details: shippingDetails.nullable(),
  special_instructions: z.string(),
  pickup_date: localDate,
  pickup_time: localTime,
  promised_at: instant,
  time_zone: z.string(),
  placed_at: instant,
  currency: z.string().length(3),
  items: z.array(orderLine),
  subtotal: money,
  delivery_charge: money,
  tax_total: money,
  total: money,
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
  payment_method: paymentMethod,
  guest_details: guestDetails.optional(),
  shipping_details: shippingDetails.optional(),
  special_instructions: plainText.max(500).default(''),
  coupon_code: plainLine.max(60).optional(),
  table_id: plainLine.max(80).optional(),
});
export type PlaceOrderBody = z.input<typeof placeOrderBody>;

const orderId = z.object({ orderId: z.uuid() });

export const placeOrder = endpoint(routes.placeOrder, {
  summary: 'Places the cart as an order; the same key and body give the same order (rule R51).',
  security: ['user', 'guest'],
  headers: z.object({ 'idempotency-key': z.string().min(16).max(80) }),
  body: placeOrderBody,
  status: 201,
  reply: dataOf(order),
  failures: {
    409: z.object({
      error: z.string(),
      code: z.string(),
      problems: z.array(problem).optional(),
      new_total: money.optional(),
    }),
  },
});

export const getOrder = endpoint(routes.getOrder, {
  summary: 'An order, to its owner alone (rule R62).',
  security: ['user', 'guest'],
  params: orderId,
  reply: dataOf(order),
});

/** The sandbox takes card numbers itself, for it is a test gateway; real ones never do. */
export const sandboxCard = z.object({
  number: z.string().regex(/^\d[\d ]{11,22}$/, 'Write the card number'),
  expiry: z.string().regex(/^(?:0[1-9]|1[0-2])\s?\/\s?\d{2}$/, 'Write the expiry like 08/29'),
  cvc: z.string().regex(/^\d{3,4}$/, 'Write the 3 digits on the back'),
});
export type SandboxCard = z.output<typeof sandboxCard>;

export const payOrder = endpoint(routes.payOrder, {
  summary: 'Pays an order that waits for payment; paying a paid one again changes nothing.',
  security: ['user', 'guest'],
  params: orderId,
  headers: z.object({ 'idempotency-key': z.string().min(16).max(80) }),
  body: z.object({ gateway: z.literal('sandbox'), card: sandboxCard }),
  reply: dataOf(order),
  failures: { 402: z.object({ error: z.string(), code: z.string() }) },
});
