import { describe, expect, it } from 'vitest';
import type { HalfBaseMode, HalfSet, HalfToppingMode } from '#schemas/api/menu.ts';
import type { ModifierChoice } from '#schemas/api/cart-lines.ts';
import { choice, dish, group, halfSet, option, testMenu } from '../menu/test-menu.ts';
import { halves, part, pick, priced, resolved, sharesOf, unitOf, value } from './test-line.ts';

const menuOf = (set: Partial<HalfSet>, [first, second] = [1000, 1200]) =>
  testMenu({
    restaurant_products: [
      dish(1, 'Margherita', first, {
        modifier_group_ids: [5, 6],
        configurations: [choice(1, 'Size', [[11, 'Large', 200]], false)],
      }),
      dish(2, 'Diavola', second, {
        modifier_group_ids: [5, 6],
        configurations: [choice(2, 'Size', [[21, 'Large', 400]], false)],
      }),
    ],
    modifier_groups: [
      group(5, 'Toppings', [
        option(51, 'Olives', 150),
        option(52, 'Ham', 301),
        option(53, 'Garlic oil', 80, { is_whole_only: true }),
      ]),
      group(6, 'Base', [option(61, 'Rye', 120)], { is_whole_only: true }),
    ],
    half_sets: [halfSet([1, 2], set)],
  });
const pair = (left: ModifierChoice[] = [], right: ModifierChoice[] = []) =>
  halves(part(1, left), part(2, right));

describe('R30 what two halves cost', () => {
  it.each<[HalfBaseMode, number, [number, number], number]>([
    ['dearest', 0, [1000, 1200], 1200],
    ['average', 0, [1000, 1200], 1100],
    ['average', 0, [1095, 1200], 1148],
    ['sum_of_halves', 100, [900, 1100], 1100],
    ['sum_of_halves', 0, [1095, 1200], 1148],
    ['dearest', 150, [1000, 1200], 1350],
  ])('R30 %s with %i on top of %j is %i', (base_mode, cents, prices, expected) => {
    const menu = menuOf({ base_mode, surcharge: cents / 100 }, prices);
    expect(unitOf(pair(), menu)).toBe(expected);
  });

  it('R30 the base of a half includes its size', () => {
    const sized = halves(
      part(1, [], { configurations: [value(1, 11)] }),
      part(2, [], { configurations: [value(2, 21)] }),
    );
    expect(unitOf(sized, menuOf({ base_mode: 'dearest' }))).toBe(1600);
    expect(unitOf(sized, menuOf({ base_mode: 'average' }))).toBe(1400);
  });

  it('R30 is split over the halves to the cent', () => {
    expect(sharesOf(pair(), menuOf({ base_mode: 'average' }, [1095, 1200]))).toEqual([574, 574]);
    expect(sharesOf(pair(), menuOf({ base_mode: 'dearest' }, [1000, 1201]))).toEqual([601, 600]);
  });

  it('R32 two equal halves cost the plain dish, without the surcharge', () => {
    const menu = menuOf({ surcharge: 5, topping_mode: 'full_each' });
    const same = halves(part(1, [pick(51)]), part(1, [pick(51)]));
    expect(unitOf(same, menu)).toBe(1150);
    expect(resolved(same, menu)).toMatchObject({ kind: 'plain', halfSet: null });
    const different = halves(part(1, [pick(51)]), part(1, [pick(52)]));
    expect(resolved(different, menu).kind).toBe('half_and_half');
    expect(unitOf(different, menu)).toBe(1000 + 500 + 150 + 301);
  });

  it('names both halves, left first, and counts for no automatic deal', () => {
    const menu = menuOf({});
    const { parts, ...line } = pair();
    const mirrored = { ...line, parts: parts.toReversed() };
    expect(resolved(mirrored, menu).name).toBe('½ Margherita + ½ Diavola');
    expect(priced(mirrored, menu)).toMatchObject({ dealProductId: null, couponProductIds: [1, 2] });
  });

  it('prices one half alone while the other is not chosen yet', () => {
    const alone = { ...pair(), parts: [part(2, [], { position: 'left' })] };
    expect(unitOf(alone, menuOf({}))).toBe(1200);
  });
});

describe('R31 a topping of two halves', () => {
  const olives = [pick(51)];
  it.each<[HalfToppingMode, number, number]>([
    ['half', 75, 150],
    ['full_each', 150, 300],
    ['full_once', 150, 150],
  ])('R31 a topping of 150, %s: %i on one half, %i on both', (topping_mode, one, both) => {
    const menu = menuOf({ topping_mode });
    expect(unitOf(pair(olives), menu)).toBe(1200 + one);
    expect(unitOf(pair([], olives), menu)).toBe(1200 + one);
    expect(unitOf(pair(olives, olives), menu)).toBe(1200 + both);
  });

  it('R31 the same topping on both halves is one whole topping: 301, not twice 151', () => {
    const ham = [pick(52)];
    const menu = menuOf({ topping_mode: 'half' });
    expect(unitOf(pair(ham), menu)).toBe(1200 + 151);
    expect(unitOf(pair(ham, ham), menu)).toBe(1200 + 301);
    expect(sharesOf(pair(ham, ham), menu)).toEqual([600 + 151, 600 + 150]);
  });

  it('R31 more of a topping on one half than on the other', () => {
    const [double, single] = [[pick(51, 2)], [pick(51)]];
    expect(unitOf(pair(double, single), menuOf({ topping_mode: 'half' }))).toBe(1200 + 225);
    expect(unitOf(pair(double, single), menuOf({ topping_mode: 'full_once' }))).toBe(1200 + 300);
    expect(unitOf(pair(double, single), menuOf({ topping_mode: 'full_each' }))).toBe(1200 + 450);
  });

  it.each<HalfToppingMode>(['half', 'full_each', 'full_once'])(
    'R32 the base and a whole-only option are charged once, %s',
    (topping_mode) => {
      const whole = [pick(61), pick(53)];
      expect(unitOf(pair(whole, whole), menuOf({ topping_mode }))).toBe(1200 + 120 + 80);
    },
  );
});
