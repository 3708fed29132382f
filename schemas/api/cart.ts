import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import {
  dataOf,
  guestNumber,
  guestNumberText,
  id,
  idText,
  money,
  plainLine,
  plainText,
  problem,
} from './wire.ts';

const attribute = z.object({ id, display_name: z.string() });
const attributeValue = z.object({ id, display_value: z.string() });

/** A product configuration as chosen (spec §3, cart_configurations). */
const cartConfiguration = z.object({
  price_adjustment: money,
  product_configuration_attributes: attribute,
  product_configuration_attribute_values: attributeValue,
});

const cartModifier = z.object({
  quantity: z.number().int().positive(),
  restaurant_product_modifiers: z.object({
    id,
    online_price: money,
    modifiers: z.object({ modifier: z.string() }),
  }),
  cart_modifier_configurations: z.array(cartConfiguration),
});

const productFace = z.object({
  name: z.string(),
  description: z.string(),
  image: z.object({ image_url: z.string() }).nullable(),
});

const offer = z.object({ id, name: z.string() });

/** One line of the cart, with every field of spec §3. */
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
  cart_portions: z.array(z.unknown()),
  combo_product_id: id.nullable(),
  combo_products: offer.nullable(),
  coupon_id: id.nullable(),
  coupons: z.object({ id, code: z.string() }).nullable(),
  deal_id: id.nullable(),
  deals: offer.nullable(),
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
    products: z.object({ id, name: z.string() }),
  }),
  restaurant_id: id,
  other_carts: z.array(z.object({ restaurant_id: id, item_count: z.number().int() })),
  tax: money,
  order_level_discount: money,
  cart_modifiers: z.array(cartModifier),
  cart_configurations: z.array(cartConfiguration),
});
export type CartItem = z.output<typeof cartItem>;

/**
 * The cart: the spec's items, item_count and total, and beside them what the storefront needs to
 * place it. `version` grows with every change (rule R50); `problems` names lines that can no
 * longer be ordered.
 */
export const cart = z.object({
  items: z.array(cartItem),
  item_count: z.number().int().nonnegative(),
  total: money,
  subtotal: money,
  tax_total: money,
  version: z.number().int().nonnegative(),
  restaurant_id: id.nullable(),
  currency: z.string().length(3),
  problems: z.array(problem),
});
export type Cart = z.output<typeof cart>;

const ownerQuery = { user_id: idText.optional(), guest_id: guestNumberText.optional() };
const owner = { user_id: id.optional(), guest_id: guestNumber.optional() };

/** Rows 1 to 99 of one line; a party that needs more sends another line. */
export const quantity = z.number().int().min(1).max(99);
/** Notes never change the price and are capped (rule R29). */
export const notes = plainText.max(300, 'At most 300 characters');

const configurationChoice = z.object({
  attribute_id: id,
  attribute_value_id: id,
  /** Ignored: the server prices every choice itself (decisions.md, Ordering). */
  price_adjustment: z.union([z.number(), z.string()]).optional(),
});
export const modifierChoice = z.object({
  /** Id of the restaurant product's modifier, as the menu lists it. */
  modifier_id: id,
  quantity,
  configurations: z.array(configurationChoice).max(20).default([]),
});
export type ModifierChoice = z.output<typeof modifierChoice>;
export type ConfigurationChoice = z.output<typeof configurationChoice>;

const choices = {
  modifiers: z.array(modifierChoice).max(100).default([]),
  configurations: z.array(configurationChoice).max(20).default([]),
};
const product = { restaurant_product_id: id, product_id: id };
const common = { restaurant_id: id, quantity, ...owner };

/** The four shapes of POST /v2/cart (spec §7; children and portions: decisions.md). */
export const plainItem = z.object({
  ...common,
  ...product,
  ...choices,
  is_half_and_half: z.literal(0),
  notes: notes.default(''),
});
const dealItem = z.object({
  ...common,
  deal_id: id,
  children: z
    .array(z.object({ ...product, ...choices, quantity, deal_component_type_id: id }))
    .min(1)
    .max(50),
});
const comboItem = z.object({
  ...common,
  combo_product_id: id,
  children: z
    .array(z.object({ ...product, ...choices, quantity, combo_component_id: id }))
    .min(1)
    .max(50),
});
const halfAndHalfItem = z.object({
  ...common,
  is_half_and_half: z.literal(1),
  notes: notes.default(''),
  portions: z
    .array(z.object({ ...product, ...choices, position: z.enum(['left', 'right']) }))
    .length(2),
});
export const addToCartBody = z.union([plainItem, dealItem, comboItem, halfAndHalfItem]);
export type AddToCartBody = z.input<typeof addToCartBody>;
export type PlainItem = z.output<typeof plainItem>;

const cartReply = dataOf(cart);
/** A stale tab sends the version it saw and gets 409 with the fresh cart (rule R50). */
const ifMatch = z.object({ 'if-match': z.string().max(40).optional() });
const staleCart = z.object({
  error: z.string(),
  code: z.string(),
  problems: z.array(problem).optional(),
  data: cart,
});

export const getCart = endpoint(routes.getCart, {
  summary: 'The cart of a user or guest, priced.',
  security: ['user', 'guest'],
  query: z.object({
    ...ownerQuery,
    restaurant_id: idText.optional(),
    coupon_code: plainLine.max(60).optional(),
    is_cash_on_delivery_opt: z.literal('1').optional(),
    dine_in: z.literal('true').optional(),
  }),
  reply: cartReply,
  failures: { 400: z.object({ error: z.string(), code: z.string(), data: cart }) },
});

export const addToCart = endpoint(routes.addToCart, {
  summary: 'Adds a line; equal lines grow instead (rule R29).',
  security: ['user', 'guest'],
  headers: ifMatch,
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
