import { z } from 'zod';
import { dealHint, dealLeftOut } from './cart-deals.ts';
import { cartLoyalty } from './cart-loyalty.ts';
import { addToCartBody, owner, quantity } from './cart-lines.ts';
import { cartPurpose, cartTime } from './cart-purpose.ts';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import {
  dataOf,
  guestNumberText,
  id,
  idText,
  localDate,
  money,
  failureCode,
  problem,
} from './wire.ts';

const attribute = z.object({ id, display_name: z.string() });
const attributeValue = z.object({ id, display_value: z.string() });

/** A product configuration as chosen (specification §3, cart_configurations). */
const cartConfiguration = z.object({
  price_adjustment: money,
  product_configuration_attributes: attribute,
  product_configuration_attribute_values: attributeValue,
});

export type CartModifier = {
  quantity: number;
  restaurant_product_modifiers: {
    id: number;
    online_price: number;
    modifiers: { modifier: string };
  };
  cart_modifier_configurations: z.output<typeof cartConfiguration>[];
  /** What it asked in turn was answered with; empty at depth 3. */
  cart_modifiers: CartModifier[];
};

export const cartModifier: z.ZodType<CartModifier> = z.object({
  quantity: z.number().int().positive(),
  restaurant_product_modifiers: z.object({
    id,
    online_price: money,
    modifiers: z.object({ modifier: z.string() }),
  }),
  cart_modifier_configurations: z.array(cartConfiguration),
  get cart_modifiers() {
    return z.array(cartModifier);
  },
});

const productFace = z.object({
  /** null comes from other backends; it is shown as 'Unknown Item' (specification §3). */
  name: z.string().nullable(),
  description: z.string(),
  image: z.object({ image_url: z.string() }).nullable(),
});

const offer = z.object({ id, name: z.string() });

/** A dish of a half-and-half, a combo or a deal, as chosen. */
const cartPortion = z.object({
  /** Which half; null but of a half-and-half. */
  position: z.enum(['left', 'right']).nullable(),
  quantity: z.number().int().positive(),
  /** Id and name of the component that it fills; null of a half. */
  component: offer.nullable(),
  restaurant_product_id: id,
  product_id: id,
  products: productFace,
  /** What this dish adds to the line's price: upcharge and options. */
  extra: money,
  is_free: z.boolean(),
  cart_modifiers: z.array(cartModifier),
  cart_configurations: z.array(cartConfiguration),
});
export type CartPortion = z.output<typeof cartPortion>;

/**
 * One line of the cart, with every field of specification §3. `item_total` is before discounts,
 * `discount_amount` what a deal takes off, `order_level_discount` its share of a coupon, and
 * `discounted_item_total` what is left: those of all lines, fees, exclusive tax and tip make the
 * total. `is_auto_coupon` marks an automatic deal, which `deals` then names; `is_free` a line whose
 * every unit costs nothing; `offer_quantity_applied` the units that the offer lowers.
 */
export const cartItem = z.object({
  id,
  quantity: z.number().int().positive(),
  item_total: money,
  discounted_item_total: money,
  applied_coupon: z.string().nullable(),
  is_auto_coupon: z.boolean(),
  is_free: z.boolean(),
  offer_type: z.string().nullable(),
  offer_quantity_applied: z.number().int().nonnegative(),
  cart_portions: z.array(cartPortion),
  combo_product_id: id.nullable(),
  combo_products: z.object({ id, name: z.string(), children: z.array(cartPortion) }).nullable(),
  coupon_id: id.nullable(),
  coupons: z.object({ id, code: z.string() }).nullable(),
  deal_id: id.nullable(),
  deals: z.object({ id, name: z.string(), children: z.array(cartPortion) }).nullable(),
  deal_component_type_id: id.nullable(),
  deal_component_types: offer.nullable(),
  discount_amount: money,
  is_half_and_half: z.union([z.literal(0), z.literal(1)]),
  notes: z.string(),
  products: productFace,
  restaurant_products: z.object({
    id,
    online_price: money,
    price: money,
    products: z.object({ id, name: z.string().nullable() }),
  }),
  restaurant_id: id,
  other_carts: z.array(z.object({ restaurant_id: id, item_count: z.number().int() })),
  tax: money,
  order_level_discount: money,
  cart_modifiers: z.array(cartModifier),
  cart_configurations: z.array(cartConfiguration),
});
export type CartItem = z.output<typeof cartItem>;

/** Why a code does not count, and what it lacks (rules R39, R44). */
const cartCoupon = z.object({
  code: z.string(),
  description: z.string(),
  /** A refused code stays and counts again once it may (rule R44). */
  is_active: z.boolean(),
  discount: money,
  /** Difference to the cart with the deals that the code replaces; left out where it replaces none. */
  saving: money.optional(),
  refusal: z.object({ code: failureCode, message: z.string() }).nullable(),
  /** Of one that counts once per person: the addresses that whoever asks has confirmed. */
  verified_emails: z.array(z.string()).optional(),
});

/** What delivery to the given address costs (rules R45 to R47); the same quote everywhere. */
export const deliveryQuote = z.object({
  zone: z.object({ id, name: z.string() }).nullable(),
  charge: money,
  minimum: money,
  missing_to_minimum: money,
  /** The next cheaper fee and the subtotal it begins at; null at the last tier. */
  next_tier: z.object({ from: money, charge: money }).nullable(),
  /** Minutes on the road. */
  minutes: z.number().int().nonnegative(),
  /** Why the address cannot be delivered to; null where it can. */
  error: z.string().nullable(),
  error_code: z.nullable(failureCode),
});

/** A gift card that pays a part of the cart, or why it does not (rules R67, R70). */
const cartGiftCard = z.object({
  handle: z.string(),
  last_four: z.string(),
  /** What it would pay here, and what is left on it before that. */
  paid: money,
  balance: money,
  expires_on: localDate.nullable(),
  refusal: z.object({ code: failureCode, message: z.string() }).nullable(),
});

/** A line of the bill that lowers or raises the total. */
export const billLine = z.object({
  kind: z.enum([
    'deal',
    'coupon',
    'points',
    'delivery',
    'delivery_discount',
    'service',
    'tip',
    'cash_rounding',
  ]),
  name: z.string(),
  /** Negative where it takes off. */
  amount: money,
});
export type BillLine = z.output<typeof billLine>;

/**
 * The cart: the specification's items, item_count and total, and beside them what the storefront
 * needs to place it. `version` grows with every change (rule R50); `problems` names lines that can
 * no longer be ordered.
 */
export const cart = z.object({
  items: z.array(cartItem),
  item_count: z.number().int().nonnegative(),
  total: money,
  /** Items after line deals, before a coupon. */
  subtotal: money,
  tax_total: money,
  /** Tax is held in the prices, or comes on top of them. */
  tax_inclusive: z.boolean(),
  /** Between the items and the total, in the order they are taken (rule R6). */
  bill: z.array(billLine),
  /** What is to be paid: the total, less tenders, rounded where it is cash (rules R5, R15). */
  due: money,
  /** In the order in which they pay. */
  gift_cards: z.array(cartGiftCard).default([]),
  coupon: cartCoupon.nullable(),
  /** null: not for delivery, or no address yet. */
  delivery: deliveryQuote.nullable(),
  deal_hints: z.array(dealHint),
  deals_left_out: z.array(dealLeftOut),
  /** Left out where this business gives no points. */
  loyalty: cartLoyalty.optional(),
  /** Percentages offered as tips; empty: none are taken. */
  tip_percents: z.array(z.number().int()),
  /** A higher amount is refused as a tip (rule R16). */
  highest_tip: money,
  version: z.number().int().nonnegative(),
  restaurant_id: id.nullable(),
  currency: z.string().length(3),
  problems: z.array(problem),
});
export type Cart = z.output<typeof cart>;

const ownerQuery = { user_id: idText.optional(), guest_id: guestNumberText.optional() };

const cartReply = dataOf(cart);
/** A stale tab sends the version it saw and gets 409 with the fresh cart (rule R50). */
const ifMatch = z.object({ 'if-match': z.string().max(40).optional() });
const staleCart = z.object({
  error: z.string(),
  code: failureCode,
  problems: z.array(problem).optional(),
  data: cart,
});

export const getCart = endpoint(routes.getCart, {
  summary: 'The cart of a user or guest, priced.',
  security: ['user', 'guest'],
  query: z.object({
    ...ownerQuery,
    restaurant_id: idText.optional(),
    ...cartPurpose,
  }),
  reply: cartReply,
  failures: { 400: z.object({ error: z.string(), code: failureCode, data: cart }) },
});

export const addToCart = endpoint(routes.addToCart, {
  summary: 'Adds a line; equal lines grow instead (rule R29). A call with a key counts once.',
  security: ['user', 'guest'],
  headers: ifMatch.extend({ 'idempotency-key': z.string().min(16).max(80).optional() }),
  /** Date of the order: what is sold out on another day does not matter (rule R65). */
  query: z.object(cartTime),
  body: addToCartBody,
  status: 201,
  reply: cartReply,
  failures: { 409: staleCart },
});

export const updateCart = endpoint(routes.updateCart, {
  summary: 'Sets the quantity of a line; cart_id is the id of a cart item.',
  security: ['user', 'guest'],
  headers: ifMatch,
  body: z.object({ cart_id: id, quantity }),
  reply: cartReply,
  failures: { 409: staleCart },
});

export const removeFromCart = endpoint(routes.removeFromCart, {
  summary: 'Removes a line.',
  security: ['user', 'guest'],
  headers: ifMatch,
  params: z.object({ cartItemId: idText }),
  reply: cartReply,
  failures: { 409: staleCart },
});

export const clearCart = endpoint(routes.clearCart, {
  summary: 'Removes every line.',
  security: ['user', 'guest'],
  headers: ifMatch,
  body: z.object({ ...owner, restaurant_id: id.optional() }),
  reply: cartReply,
  failures: { 409: staleCart },
});
