import type { AddToCartBody, Cart, CartItem } from '#schemas/api/cart.ts';
import { toMajor, toMinor } from '#schemas/money.ts';

/** The cart as it will most likely be with another quantity of a line; 0 takes the line away. */
export function withQuantity(cart: Cart, itemId: number, quantity: number): Cart {
  const minor = (amount: number) => toMinor(amount, cart.currency);
  const major = (amount: number) => toMajor(amount, cart.currency);
  const items = cart.items.flatMap((item) => {
    if (item.id !== itemId) return item;
    if (quantity === 0) return [];
    const scaled = (amount: number) =>
      major(Math.round((minor(amount) / item.quantity) * quantity));
    return {
      ...item,
      quantity,
      item_total: scaled(item.item_total),
      discounted_item_total: scaled(item.discounted_item_total),
      tax: scaled(item.tax),
    };
  });
  const sum = (of: (item: CartItem) => number) =>
    items.reduce((total, item) => total + of(item), 0);
  const subtotal = sum((item) => minor(item.item_total));
  const difference = subtotal - minor(cart.subtotal);
  const taxTotal = sum((item) => minor(item.tax));
  // Where tax comes on top it grows with the line; held inside, it is part of the difference.
  const isTaxOnTop = minor(cart.total) > minor(cart.subtotal);
  const extraTax = isTaxOnTop ? taxTotal - minor(cart.tax_total) : 0;
  return {
    ...cart,
    items,
    item_count: sum((item) => item.quantity),
    subtotal: major(subtotal),
    tax_total: major(taxTotal),
    total: major(Math.max(0, minor(cart.total) + difference + extraTax)),
  };
}

/** The cart without any line. */
export function emptied(cart: Cart): Cart {
  return { ...cart, items: [], item_count: 0, subtotal: 0, tax_total: 0, total: 0, problems: [] };
}

type WithoutOwner<T> = Omit<T, 'restaurant_id' | 'user_id' | 'guest_id'>;
type Plain = Extract<AddToCartBody, { is_half_and_half: 0 }>;
/** A plain dish with its choices, before it is known who buys it and where (spec §7). */
export type CartLine = WithoutOwner<Plain>;

/** A line as it would be added again: for Undo, and for a cart cleared by another restaurant. */
export function lineAgain(item: CartItem): CartLine {
  return {
    restaurant_product_id: item.restaurant_products.id,
    product_id: item.restaurant_products.products.id,
    is_half_and_half: 0,
    quantity: item.quantity,
    notes: item.notes,
    configurations: valuesOf(item.cart_configurations),
    modifiers: item.cart_modifiers.map((modifier) => ({
      modifier_id: modifier.restaurant_product_modifiers.id,
      quantity: modifier.quantity,
      configurations: valuesOf(modifier.cart_modifier_configurations),
    })),
  };
}

const valuesOf = (configurations: CartItem['cart_configurations']) =>
  configurations.map((one) => ({
    attribute_id: one.product_configuration_attributes.id,
    attribute_value_id: one.product_configuration_attribute_values.id,
  }));
