import { describe, expect, it } from 'vitest';
import type { Cart, CartItem } from '#schemas/api/cart.ts';
import { cartContents as words } from '#schemas/messages/en/cart-contents.ts';
import { lineAgain, withQuantity } from '#ui/api/cart-changes.ts';
import { cartView } from '#src/features/cart/cart-view.ts';
import { sampleCart } from '../sample-cart.ts';
import { lineOf } from './cart-stand-in.ts';

const double = {
  price_adjustment: 2,
  product_configuration_attributes: { id: 32, display_name: 'How much' },
  product_configuration_attribute_values: { id: 52, display_value: 'Double' },
};
const pizza: CartItem = {
  ...lineOf({ id: 7, name: 'Margherita', unit: 18.5, quantity: 2 }),
  notes: 'Cut in eight',
  cart_configurations: [
    {
      price_adjustment: 4,
      product_configuration_attributes: { id: 31, display_name: 'Size' },
      product_configuration_attribute_values: { id: 42, display_value: 'Large' },
    },
  ],
  cart_modifiers: [
    {
      quantity: 2,
      restaurant_product_modifiers: {
        id: 14,
        online_price: 3,
        modifiers: { modifier: 'Anchovies' },
      },
      cart_modifier_configurations: [double],
      cart_modifiers: [],
    },
  ],
};

const cartOf = (items: CartItem[], part: Partial<Cart> = {}): Cart => ({
  ...sampleCart(items),
  tax_total: 0,
  ...part,
});

describe('the cart as it is shown', () => {
  it('says the choices in words', () => {
    const [line] = cartView(cartOf([pizza]), words).lines;
    expect(line?.choices).toEqual(['Large', '2 × Anchovies (Double)']);
  });

  it('falls back to Unknown Item and a placeholder picture', () => {
    const nameless = {
      ...pizza,
      products: { name: '', description: '', image: null },
      restaurant_products: { ...pizza.restaurant_products, products: { id: 1, name: '' } },
    };
    expect(cartView(cartOf([nameless]), words).lines[0]).toMatchObject({
      name: 'Unknown Item',
      picture: null,
    });
  });

  it('a dish without a name takes that of the menu, and else is an Unknown Item', () => {
    const nothing = { name: null, description: '', image: null };
    const named = { ...pizza, products: nothing };
    const { restaurant_products } = pizza;
    const nameless = {
      ...named,
      restaurant_products: {
        ...restaurant_products,
        products: { ...restaurant_products.products, name: null },
      },
      cart_portions: [
        {
          position: 'left' as const,
          quantity: 2,
          component: null,
          restaurant_product_id: 1,
          product_id: 1,
          products: nothing,
          extra: 0,
          is_free: false,
          cart_modifiers: [],
          cart_configurations: [],
        },
      ],
    };
    const { lines } = cartView(cartOf([named, nameless]), words);
    expect(lines.map(({ name }) => name)).toEqual([
      restaurant_products.products.name,
      'Unknown Item',
    ]);
    expect(lines[1]?.parts[0]?.name).toBe('2 × Unknown Item');
  });

  it('puts a problem beside its line, and the others above all', () => {
    const problems = [
      { path: 'items.7.modifier_groups.2', code: 'modifier_unavailable', message: 'No anchovies.' },
      { path: 'restaurant', code: 'closed', message: 'We are closed.' },
    ];
    const view = cartView(cartOf([pizza], { problems }), words);
    expect(view.lines[0]?.problems).toEqual(['No anchovies.']);
    expect(view.problems).toEqual(['We are closed.']);
  });
});

describe('a change of the cart before the server has answered', () => {
  it('R2 scales the line and the totals', () => {
    expect(withQuantity(cartOf([pizza]), 7, 3)).toMatchObject({
      item_count: 3,
      subtotal: 55.5,
      total: 55.5,
    });
  });

  it('R12 grows the tax that comes on top with its line', () => {
    const taxed = { ...pizza, tax: 3.7 };
    const cart = cartOf([taxed], { tax_total: 3.7, tax_inclusive: false, total: 40.7 });
    expect(withQuantity(cart, 7, 4)).toMatchObject({ tax_total: 7.4, total: 81.4 });
  });

  it('takes the line away at 0', () => {
    expect(withQuantity(cartOf([pizza]), 7, 0)).toMatchObject({
      items: [],
      item_count: 0,
      total: 0,
    });
  });

  it('brings a line back with all its choices', () => {
    expect(lineAgain(pizza)).toEqual({
      restaurant_product_id: 1007,
      product_id: 2007,
      is_half_and_half: 0,
      quantity: 2,
      notes: 'Cut in eight',
      configurations: [{ attribute_id: 31, attribute_value_id: 42, price_adjustment: 4 }],
      modifiers: [
        {
          modifier_id: 14,
          quantity: 2,
          configurations: [{ attribute_id: 32, attribute_value_id: 52, price_adjustment: 2 }],
        },
      ],
    });
  });
});
