import { describe, expect, it } from 'vitest';
import { cartContents as words } from '#schemas/messages/en/cart-contents.ts';
import { indexMenu } from '#schemas/rules/menu/index-menu.ts';
import { offerConditions } from '#schemas/api/offer-conditions.ts';
import { withQuantity } from '#ui/api/cart-changes.ts';
import { billRows } from '#ui/orders/bill-view.ts';
import { cartView } from '#src/features/cart/cart-view.ts';
import { dealHints } from '#src/features/cart/deal-hint.ts';
import { orderPathsOf } from '#ui/paths.ts';
import { menuOf, product } from '../sample-menu.ts';
import { sampleCart, sampleItem, samplePortion } from '../sample-cart.ts';

const large = {
  price_adjustment: 4,
  product_configuration_attributes: { id: 31, display_name: 'Size' },
  product_configuration_attribute_values: { id: 42, display_value: 'Large' },
};
const olives = {
  quantity: 1,
  restaurant_product_modifiers: { id: 13, online_price: 2, modifiers: { modifier: 'Olives' } },
  cart_modifier_configurations: [],
  cart_modifiers: [],
};

const viewOf = (...items: Parameters<typeof sampleCart>[0]) => cartView(sampleCart(items), words);

describe('a line in words', () => {
  it('R32 halves: left and right with their own choices, what they share said once', () => {
    const halves = {
      ...sampleItem(1, '½ Diavola + ½ Funghi', 26.7),
      is_half_and_half: 1 as const,
      cart_portions: [
        samplePortion('Diavola', {
          position: 'left',
          cart_configurations: [large],
          cart_modifiers: [olives],
        }),
        samplePortion('Funghi', { position: 'right', cart_configurations: [large] }),
      ],
    };
    expect(viewOf(halves).lines[0]).toMatchObject({
      choices: ['Large'],
      parts: [
        { place: 'Left', name: 'Diavola', choices: ['Olives'] },
        { place: 'Right', name: 'Funghi', choices: [] },
      ],
    });
  });

  it('a deal by hand: its parts with their count, the free one marked', () => {
    const component = { id: 3, name: 'The third' };
    const deal = {
      ...sampleItem(1, 'Two-for Tuesday', 40),
      deals: {
        id: 4,
        name: 'Two-for Tuesday',
        children: [
          samplePortion('Margherita', { component, quantity: 2 }),
          samplePortion('Marinara', { component, is_free: true }),
        ],
      },
    };
    const [line] = viewOf(deal).lines;
    expect(line?.deal).toBeNull();
    expect(line?.parts).toMatchObject([
      { place: 'The third', name: '2 × Margherita', isFree: false },
      { place: 'The third', name: 'Marinara', isFree: true },
    ]);
  });

  it('R35 an automatic deal: the old price beside the new one, and its name', () => {
    const gelato = {
      ...sampleItem(1, 'Gelato', 21.8, 2),
      discounted_item_total: 9.9,
      discount_amount: 10.9,
      order_level_discount: 1,
      is_auto_coupon: true,
      offer_quantity_applied: 1,
      deals: { id: 1, name: 'The third is on us', children: [] },
    };
    expect(viewOf(gelato).lines[0]).toMatchObject({
      before: 2180,
      total: 1090,
      deal: { name: 'The third is on us', units: 1 },
      parts: [],
    });
  });
});

describe('the bill', () => {
  it('R6 names every line in the order in which it is taken', () => {
    const cart = {
      ...sampleCart([sampleItem(1, 'Pizza', 40)]),
      subtotal: 35,
      bill: [
        { kind: 'deal' as const, name: 'Pizza night', amount: -5 },
        { kind: 'coupon' as const, name: 'TEN', amount: -3.5 },
        { kind: 'delivery' as const, name: 'Near', amount: 6 },
        { kind: 'delivery_discount' as const, name: 'TEN', amount: -6 },
        { kind: 'service' as const, name: '', amount: 1 },
        { kind: 'tip' as const, name: '', amount: 4 },
        { kind: 'cash_rounding' as const, name: '', amount: 0.02 },
      ],
      tax_total: 3.25,
      tax_inclusive: false,
      total: 39.73,
      due: 39.75,
    };
    expect(billRows(cart, words).map(({ label, amount }) => [label, amount])).toEqual([
      ['Items', 4000],
      ['Pizza night', -500],
      ['Subtotal', 3500],
      ['Code TEN', -350],
      ['Delivery, Near', 600],
      ['Free delivery with TEN', -600],
      ['Service fee', 100],
      ['Tax', 325],
      ['Tip', 400],
      ['Total', 3973],
      ['Rounded for cash', 2],
      ['To pay', 3975],
    ]);
  });
});

describe('a guess at another quantity', () => {
  it('leaves the bill to the server and moves the total by the line alone', () => {
    const gelato = {
      ...sampleItem(1, 'Gelato', 20, 2),
      discount_amount: 10,
      discounted_item_total: 10,
    };
    const cart = {
      ...sampleCart([gelato]),
      subtotal: 10,
      bill: [{ kind: 'delivery' as const, name: '', amount: 6 }],
      total: 16,
      due: 16,
    };
    expect(withQuantity(cart, 1, 1)).toMatchObject({ subtotal: 5, total: 11, due: 11 });
    expect(withQuantity(cart, 1, 0)).toMatchObject({ items: [], subtotal: 0, total: 6 });
  });
});

describe('what is missing for the next deal', () => {
  const conditions = offerConditions.parse({});
  const menu = {
    ...menuOf([product({ id: 5, name: 'Gelato' }), product({ id: 6, name: 'Cannoli' })]),
    deals: [
      {
        id: 1,
        name: 'The third is on us',
        description: '',
        image_url: null,
        is_available: true,
        is_automatic: true,
        stacks_with_codes: true,
        conditions,
        effect: { kind: 'bogo' as const, percent: 100, pick: 'cheapest' as const },
        components: [
          {
            id: 1,
            name: 'Buy two',
            role: 'buy' as const,
            quantity: 2,
            restaurant_product_ids: [5, 6],
          },
          {
            id: 2,
            name: 'Third',
            role: 'get' as const,
            quantity: 1,
            restaurant_product_ids: [5, 6],
          },
        ],
      },
    ],
  };
  const hint = (component_id: number, restaurant_product_ids: number[]) => ({
    deal_id: 1,
    name: 'The third is on us',
    component_id,
    missing: 1,
    restaurant_product_ids,
  });
  const speech = { locale: 'en-AU', currency: 'AUD', paths: orderPathsOf('/menu') };
  const menuIndex = indexMenu(menu, 'AUD');

  it('R35 is said with its dishes and what it does, and leads to the dish', () => {
    expect(dealHints([hint(2, [5])], menuIndex, speech)).toEqual([
      { key: 1, text: 'Add 1 more Gelato and the cheapest is free', href: '/menu?item=5' },
    ]);
  });

  it('leads to the dish on the menu of the table, at a table', () => {
    const atTable = { ...speech, paths: orderPathsOf('/dine-in-menu/deals') };
    expect(dealHints([hint(2, [5])], menuIndex, atTable)[0]?.href).toBe('/dine-in-menu?item=5');
  });

  it('is one sentence for a deal that lacks the same dishes twice', () => {
    const texts = dealHints([hint(1, [5, 6]), hint(2, [5, 6])], menuIndex, speech).map(
      ({ text }) => text,
    );
    expect(texts).toEqual(['Add 2 more Gelato or Cannoli and the cheapest is free']);
  });

  it('is said by the name of the deal while the menu is on its way', () => {
    expect(dealHints([hint(2, [5])], undefined, speech)[0]?.text).toBe(
      'Add 1 more for “The third is on us”',
    );
  });
});
