import type { Cart, CartItem, CartPortion } from '#schemas/api/cart.ts';

/** A plain line as the server would answer it; `price` in dollars, of all its units. */
export function sampleItem(id: number, name: string, price: number, quantity = 1): CartItem {
  const unit = price / quantity;
  return {
    id,
    quantity,
    item_total: price,
    discounted_item_total: price,
    applied_coupon: null,
    is_auto_coupon: false,
    is_free: false,
    offer_type: null,
    offer_quantity_applied: 0,
    cart_portions: [],
    combo_product_id: null,
    combo_products: null,
    coupon_id: null,
    coupons: null,
    deal_id: null,
    deals: null,
    deal_component_type_id: null,
    deal_component_types: null,
    discount_amount: 0,
    is_half_and_half: 0,
    notes: '',
    products: { name, description: '', image: null },
    restaurant_products: {
      id: 1000 + id,
      online_price: unit,
      price: unit,
      products: { id: 2000 + id, name },
    },
    restaurant_id: 1,
    other_carts: [],
    tax: 0,
    order_level_discount: 0,
    cart_modifiers: [],
    cart_configurations: [],
  };
}

/** A dish of a half-and-half, a combo or a deal. */
export function samplePortion(name: string, part: Partial<CartPortion> = {}): CartPortion {
  return {
    position: null,
    quantity: 1,
    component: null,
    restaurant_product_id: 1,
    product_id: 2,
    products: { name, description: '', image: null },
    extra: 0,
    is_free: false,
    cart_modifiers: [],
    cart_configurations: [],
    ...part,
  };
}

/** A cart that holds these lines and costs nothing besides them. */
export function sampleCart(items: readonly CartItem[], version = 3): Cart {
  const total = items.reduce((sum, { item_total }) => sum + item_total, 0);
  return {
    items: [...items],
    item_count: items.reduce((count, { quantity }) => count + quantity, 0),
    total,
    subtotal: total,
    tax_total: Math.round((total / 11) * 100) / 100,
    tax_inclusive: true,
    bill: [],
    due: total,
    gift_cards: [],
    coupon: null,
    delivery: null,
    deal_hints: [],
    deals_left_out: [],
    tip_percents: [],
    highest_tip: 100,
    version,
    restaurant_id: 1,
    currency: 'AUD',
    problems: [],
  };
}
