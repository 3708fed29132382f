import { describe, expect, it } from 'vitest';
import type { CartItem, CartPortion } from '#schemas/api/cart.ts';
import { addToCartBody } from '#schemas/api/cart-lines.ts';
import { lineAgain } from '#ui/api/cart-changes.ts';
import { lineOf } from '../../src/cart/cart-stand-in.ts';

const portion = (part: Partial<CartPortion>): CartPortion => ({
  position: null,
  quantity: 1,
  component: null,
  restaurant_product_id: 5,
  product_id: 105,
  products: { name: 'Margherita', description: '', image: null },
  extra: 0,
  is_free: false,
  cart_modifiers: [],
  cart_configurations: [],
  ...part,
});
const item = (part: Partial<CartItem>): CartItem => ({
  ...lineOf({ id: 1, name: 'Line', unit: 10, quantity: 2 }),
  notes: 'Well done',
  ...part,
});
const nested = {
  quantity: 1,
  restaurant_product_modifiers: { id: 60, online_price: 4, modifiers: { modifier: 'Drink' } },
  cart_modifier_configurations: [],
  cart_modifiers: [
    {
      quantity: 2,
      restaurant_product_modifiers: { id: 61, online_price: 0, modifiers: { modifier: 'Cola' } },
      cart_modifier_configurations: [],
      cart_modifiers: [],
    },
  ],
};
/** What the server would take it for. */
const again = (part: Partial<CartItem>) =>
  addToCartBody.parse({ ...lineAgain(item(part)), restaurant_id: 1, guest_id: 1_234_567 });

describe('a line that is added again', () => {
  it('keeps what its options asked in turn', () => {
    expect(again({ cart_modifiers: [nested] })).toMatchObject({
      is_half_and_half: 0,
      quantity: 2,
      notes: 'Well done',
      modifiers: [{ modifier_id: 60, modifiers: [{ modifier_id: 61, quantity: 2 }] }],
    });
  });

  it('carries what its chosen values cost more, as the shape of a plain item has it', () => {
    const large = {
      price_adjustment: 4,
      product_configuration_attributes: { id: 31, display_name: 'Size' },
      product_configuration_attribute_values: { id: 42, display_value: 'Large' },
    };
    expect(again({ cart_configurations: [large] })).toMatchObject({
      configurations: [{ attribute_id: 31, attribute_value_id: 42, price_adjustment: 4 }],
    });
  });

  it('is a half-and-half of the same halves', () => {
    const halves = [portion({ position: 'left' }), portion({ position: 'right', product_id: 106 })];
    expect(again({ is_half_and_half: 1, cart_portions: halves })).toMatchObject({
      is_half_and_half: 1,
      portions: [
        { position: 'left', product_id: 105 },
        { position: 'right', product_id: 106 },
      ],
    });
  });

  it('is a combo with its children in their components', () => {
    const children = [portion({ component: { id: 9, name: 'Pizza' }, cart_modifiers: [nested] })];
    expect(again({ combo_products: { id: 3, name: 'Dinner', children } })).toMatchObject({
      combo_product_id: 3,
      children: [{ combo_component_id: 9, quantity: 1, modifiers: [{ modifier_id: 60 }] }],
    });
  });

  it('is a deal by hand, while an automatic one is left to the server', () => {
    const children = [portion({ component: { id: 8, name: 'Buy' }, quantity: 2 })];
    const deals = { id: 4, name: 'Two for one', children };
    expect(again({ deals })).toMatchObject({
      deal_id: 4,
      children: [{ deal_component_type_id: 8, quantity: 2 }],
    });
    expect(again({ deals: { ...deals, children: [] }, is_auto_coupon: true })).toMatchObject({
      is_half_and_half: 0,
      restaurant_product_id: 1001,
    });
  });
});
