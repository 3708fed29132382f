import type { Cart, CartItem, CartModifier, CartPortion } from '#schemas/api/cart.ts';
import type {
  ConfigurationChoice,
  LineBody,
  ModifierChoice,
  ReadLineBody,
} from '#schemas/api/cart-lines.ts';
import { toMajor, toMinor } from '#schemas/money.ts';

/**
 * The cart as it will most likely be with another quantity of a line; 0 takes the line away. A
 * guess to be felt at once, never a final price: deals, fees and coupon are the server's.
 */
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
      discount_amount: scaled(item.discount_amount),
      order_level_discount: scaled(item.order_level_discount),
      tax: scaled(item.tax),
    };
  });
  const sum = (list: readonly CartItem[], of: (item: CartItem) => number) =>
    list.reduce((total, item) => total + minor(of(item)), 0);
  const grown = (of: (item: CartItem) => number) => sum(items, of) - sum(cart.items, of);
  const taxGrown = grown(({ tax }) => tax);
  const totalGrown =
    grown((item) => item.discounted_item_total) + (cart.tax_inclusive ? 0 : taxGrown);
  const moved = (amount: number, by: number) => major(Math.max(0, minor(amount) + by));
  return {
    ...cart,
    items,
    item_count: items.reduce((count, item) => count + item.quantity, 0),
    subtotal: moved(
      cart.subtotal,
      grown((item) => item.item_total) - grown((item) => item.discount_amount),
    ),
    tax_total: moved(cart.tax_total, taxGrown),
    total: moved(cart.total, totalGrown),
    due: moved(cart.due, totalGrown),
  };
}

/** The cart without any line. */
export function emptied(cart: Cart): Cart {
  return {
    ...cart,
    items: [],
    item_count: 0,
    subtotal: 0,
    tax_total: 0,
    bill: [],
    total: 0,
    due: 0,
    delivery: null,
    deal_hints: [],
    deals_left_out: [],
    problems: [],
  };
}

export type CartLine = LineBody;

/** A line as it would be added again: for Undo, and for a cart cleared by another restaurant. */
export function lineAgain(item: CartItem): ReadLineBody {
  const { quantity, notes } = item;
  // An automatic deal is found anew by the server; one by hand is the line itself.
  if (item.deals && !item.is_auto_coupon) {
    const children = item.deals.children.flatMap((child) =>
      child.component ? { ...childOf(child), deal_component_type_id: child.component.id } : [],
    );
    return { deal_id: item.deals.id, quantity, notes, children };
  }
  if (item.combo_products) {
    const children = item.combo_products.children.flatMap((child) =>
      child.component ? { ...childOf(child), combo_component_id: child.component.id } : [],
    );
    return { combo_product_id: item.combo_products.id, quantity, notes, children };
  }
  if (item.is_half_and_half === 1) {
    const portions = item.cart_portions.map((portion) => ({
      ...dishOf(portion),
      position: portion.position ?? 'left',
    }));
    return { is_half_and_half: 1, quantity, notes, portions };
  }
  return {
    restaurant_product_id: item.restaurant_products.id,
    product_id: item.restaurant_products.products.id,
    is_half_and_half: 0,
    quantity,
    notes,
    ...choicesOf(item),
  };
}

const dishOf = (portion: CartPortion) => ({
  restaurant_product_id: portion.restaurant_product_id,
  product_id: portion.product_id,
  ...choicesOf(portion),
});

const childOf = (child: CartPortion) => ({ ...dishOf(child), quantity: child.quantity });

const choicesOf = (
  dish: Pick<CartPortion, 'cart_configurations' | 'cart_modifiers'>,
): { configurations: ConfigurationChoice[]; modifiers: ModifierChoice[] } => ({
  configurations: valuesOf(dish.cart_configurations),
  modifiers: dish.cart_modifiers.map(modifierAgain),
});

function modifierAgain(modifier: CartModifier): ModifierChoice {
  return {
    modifier_id: modifier.restaurant_product_modifiers.id,
    quantity: modifier.quantity,
    configurations: valuesOf(modifier.cart_modifier_configurations),
    ...(modifier.cart_modifiers.length > 0 && {
      modifiers: modifier.cart_modifiers.map(modifierAgain),
    }),
  };
}

const valuesOf = (configurations: CartItem['cart_configurations']) =>
  configurations.map((one) => ({
    attribute_id: one.product_configuration_attributes.id,
    attribute_value_id: one.product_configuration_attribute_values.id,
    price_adjustment: one.price_adjustment,
  }));
