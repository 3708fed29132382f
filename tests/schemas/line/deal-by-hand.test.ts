import { describe, expect, it } from 'vitest';
import type { Deal } from '#schemas/api/menu.ts';
import { priceLine } from '#schemas/rules/line/price-line.ts';
import { choice, deal, dish, group, option, testMenu } from '../menu/test-menu.ts';
import {
  codesOf,
  offer,
  part,
  pick,
  priced,
  resolved,
  sharesOf,
  unitOf,
  value,
} from './test-line.ts';

const all = [1, 2, 3];
const buy = { role: 'buy' as const, restaurant_product_ids: all };
const get = { role: 'get' as const, restaurant_product_ids: all };
const bogo = (more = {}) => ({
  kind: 'bogo' as const,
  percent: 100,
  pick: 'cheapest' as const,
  ...more,
});

const menuOf = (effect: Deal['effect'], components: Parameters<typeof deal>[1], more = {}) =>
  testMenu({
    restaurant_products: [
      dish(1, 'Margherita', 1000, {
        modifier_group_ids: [5],
        configurations: [
          choice(
            1,
            'Size',
            [
              [11, 'Small', -200],
              [12, 'Large', 300],
            ],
            false,
          ),
        ],
      }),
      dish(2, 'Diavola', 1200, { tax_class_id: 4 }),
      dish(3, 'Garlic bread', 495),
    ],
    modifier_groups: [group(5, 'Toppings', [option(51, 'Olives', 150)])],
    deals: [deal(effect, components, more)],
  });
const filling = (dish: number, componentId: number, more = {}) =>
  part(dish, [], { componentId, ...more });
const topped = { modifiers: [pick(51)] };
const sized = (id: number) => ({ configurations: [value(1, id)] });

describe('a bogo put together by hand', () => {
  const menu = menuOf(bogo(), [buy, get]);

  it('R35 the get dish is free, and the saving is shown', () => {
    const { unit, listUnit, shares, listShares } = priced(
      offer(filling(2, 1), filling(1, 2)),
      menu,
    );
    expect({ unit, listUnit }).toEqual({ unit: 1200, listUnit: 2200 });
    expect(shares).toEqual([
      { amount: 1200, taxClassId: 4 },
      { amount: 0, taxClassId: null },
    ]);
    expect(listShares.map(({ amount }) => amount)).toEqual([1200, 1000]);
  });

  it('R35 options of the free dish are charged, its size is free with it', () => {
    expect(unitOf(offer(filling(2, 1), filling(1, 2, topped)), menu)).toBe(1200 + 150);
    expect(unitOf(offer(filling(1, 1, sized(12)), filling(1, 2, sized(12))), menu)).toBe(1300);
  });

  it('R35 of a dearer get dish the difference is charged, unless the dearest is free', () => {
    const line = offer(filling(1, 1), filling(2, 2));
    expect(unitOf(line, menu)).toBe(1000 + 200);
    expect(unitOf(line, menuOf(bogo({ pick: 'dearest' }), [buy, get]))).toBe(1000);
    expect(unitOf(line, menuOf(bogo({ pick: 'first' }), [buy, get]))).toBe(1000);
  });

  it('R35 is measured by the cheapest of the dishes bought', () => {
    const two = menuOf(bogo(), [{ ...buy, quantity: 2 }, get]);
    expect(unitOf(offer(filling(2, 1), filling(3, 1), filling(1, 2)), two)).toBe(1200 + 495 + 505);
    expect(unitOf(offer(filling(1, 1, { quantity: 2 }), filling(3, 2)), two)).toBe(2000);
  });

  it('R3 R35 half price is rounded once, half-up or half-even', () => {
    const half = menuOf(bogo({ percent: 50 }), [buy, get]);
    const line = offer(filling(1, 1), filling(3, 2));
    expect(unitOf(line, half)).toBe(1000 + 495 - 248);
    const odd = menuOf(bogo({ percent: 30 }), [buy, get]);
    expect(unitOf(line, odd)).toBe(1000 + 495 - 149);
    expect(priceLine(resolved(line, odd), 'key', 'half_even').unit).toBe(1000 + 495 - 148);
  });

  it('R35 without anything to buy the get dish is free', () => {
    expect(unitOf(offer(filling(3, 1)), menuOf(bogo(), [get]))).toBe(0);
  });
});

describe('a bundle put together by hand', () => {
  const menu = menuOf({ kind: 'bundle', price: 18 }, [{ ...buy, quantity: 2 }]);

  it('R33 costs its price, spread by list price, with options and dearer sizes on top', () => {
    expect(sharesOf(offer(filling(1, 1), filling(2, 1)), menu)).toEqual([818, 982]);
    const line = offer(filling(1, 1, { ...topped, ...sized(12) }), filling(2, 1));
    expect(priced(line, menu)).toMatchObject({ unit: 1800 + 450, listUnit: 2200 + 450 });
    expect(sharesOf(line, menu)).toEqual([818 + 450, 982]);
  });

  it('never costs more than its dishes by themselves', () => {
    const line = offer(filling(1, 1), filling(3, 1, { quantity: 1 }));
    expect(priced(line, menu)).toMatchObject({ unit: 1495, listUnit: 1495 });
    const small = offer(filling(1, 1, sized(11)), filling(1, 1, { ...topped, ...sized(11) }));
    expect(priced(small, menu)).toMatchObject({ unit: 1750, listUnit: 1750 });
  });
});

describe('a percentage off dishes put together by hand', () => {
  it('R3 is off the dishes with their size, not off their options', () => {
    const menu = menuOf({ kind: 'percent', percent: 20, max_discount: null }, [buy, buy]);
    const line = offer(filling(1, 1, { ...topped, ...sized(12) }), filling(3, 2));
    expect(priced(line, menu)).toMatchObject({ unit: 1300 + 150 + 495 - 359, listUnit: 1945 });
  });

  it('R41 has a cap for each time it is taken', () => {
    const menu = menuOf({ kind: 'percent', percent: 50, max_discount: 5 }, [buy, buy]);
    const line = offer(filling(1, 1), filling(2, 2));
    expect(unitOf(line, menu)).toBe(2200 - 500);
    expect(sharesOf(line, menu).reduce((sum, amount) => sum + amount)).toBe(1700);
  });
});

describe('a deal by hand', () => {
  const menu = menuOf(bogo(), [
    { ...buy, quantity: 2 },
    { ...get, restaurant_product_ids: [3] },
  ]);
  const codes = (...parts: Parameters<typeof offer>) => codesOf(offer(...parts), menu);

  it('R35 is filled exactly, with dishes of its components', () => {
    expect(codes(filling(1, 1), filling(2, 1), filling(3, 2))).toEqual([]);
    expect(codes(filling(1, 1, { quantity: 2 }), filling(3, 2))).toEqual([]);
    expect(codes(filling(1, 1), filling(3, 2))).toEqual(['component_min']);
    expect(codes(filling(1, 1, { quantity: 3 }), filling(3, 2))).toEqual(['component_max']);
    expect(codes(filling(1, 1, { quantity: 2 }), filling(1, 2))).toEqual(['unknown_choice']);
    expect(codes(filling(1, 1, { quantity: 2 }), filling(3, 7))).toEqual([
      'unknown_component',
      'component_min',
    ]);
    expect(codesOf({ ...offer(filling(1, 1)), offerId: 5 }, menu)).toEqual(['unknown_deal']);
  });

  it('R34 R42 counts for no automatic deal, nor for coupons for dishes unless it stacks', () => {
    const line = offer(filling(1, 1, { quantity: 2 }), filling(3, 2));
    expect(priced(line, menu)).toMatchObject({
      deal: { id: 1, stacksWithCodes: false },
      dealProductId: null,
      couponProductIds: [],
    });
    const stacking = menuOf(bogo(), [buy, get], { stacks_with_codes: true });
    expect(priced(offer(filling(1, 1), filling(3, 2)), stacking)).toMatchObject({
      deal: { id: 1, stacksWithCodes: true },
      couponProductIds: [1, 3],
    });
  });

  it('R36 is not one that applies by itself', () => {
    const automatic = menuOf(bogo(), [buy, get], { is_automatic: true });
    expect(codesOf(offer(filling(1, 1), filling(3, 2)), automatic)).toEqual(['deal_is_automatic']);
  });

  it('is put in the order of its components', () => {
    const { parts, name } = resolved(offer(filling(3, 2), filling(1, 1)), menu);
    expect(parts.map(({ component }) => component?.name)).toEqual(['Component 1', 'Component 2']);
    expect(name).toBe('Deal');
  });
});
