import { describe, expect, it } from 'vitest';
import type { MenuConfiguration } from '#schemas/api/menu.ts';
import { allergensOf } from '#schemas/rules/line/allergens-of.ts';
import type { CartPart } from '#schemas/rules/line/cart-line.ts';
import { choice, dish, group, halfSet, option, testMenu } from '../menu/test-menu.ts';
import { codesOf, halves, part, pick, problemsOf, resolved, unitOf, value } from './test-line.ts';

/** Attribute 1 of dish 1, 2 of dish 2: ids differ by dish, names do not. */
const size = (dish: number): MenuConfiguration =>
  choice(dish, 'Size', [
    [dish * 10 + 1, 'Small', -200],
    [dish * 10 + 2, 'Regular', 0],
    [dish * 10 + 3, 'Large', 300],
  ]);
const asked = { modifier_group_ids: [5, 6] };
const menu = testMenu({
  restaurant_products: [
    dish(1, 'Margherita', 1000, { ...asked, configurations: [size(1)], allergens: ['milk'] }),
    dish(2, 'Diavola', 1200, {
      ...asked,
      configurations: [size(2)],
      allergens: ['gluten', 'milk'],
    }),
    dish(3, 'Calzone', 1300, { configurations: [size(3)] }),
    dish(4, 'Sold out', 1300, { ...asked, configurations: [size(4)], is_available: false }),
    dish(6, 'Quattro', 1300, { modifier_group_ids: [5, 8], configurations: [size(6)] }),
    dish(7, 'Plain', 900),
    dish(8, 'Cinque', 1400, { modifier_group_ids: [5, 8], configurations: [size(8)] }),
    dish(5, 'Bianca', 1100, { configurations: [size(5)], modifier_group_ids: [7] }),
  ],
  modifier_groups: [
    group(5, 'Base', [option(51, 'Classic'), option(52, 'Rye', 150)], {
      is_whole_only: true,
      min: 1,
      max: 1,
    }),
    group(6, 'Extras', [
      option(61, 'Olives', 100),
      option(62, 'Garlic oil', 50, { is_whole_only: true, allergens: ['sulphites'] }),
    ]),
    group(8, 'Cheeses', [option(81, 'Blue'), option(82, 'Goat')], { is_whole_only: true }),
    group(7, 'Base', [option(71, 'Classic'), option(72, 'Rye', 150)], { is_whole_only: true }),
  ],
  half_sets: [
    halfSet([1, 6, 7], { id: 3, is_available: false }),
    halfSet([1, 6, 7, 8], { id: 4 }),
    halfSet([1, 2, 4], { id: 1, excluded_values: ['Small'] }),
    halfSet([1, 5], { id: 2, is_available: false, name: 'Whites' }),
  ],
});

/** 1 small, 2 regular, 3 large. */
const half = (dish: number, sized: number, ...options: number[]): CartPart =>
  part(
    dish,
    options.map((id) => pick(id)),
    { configurations: [value(dish, dish * 10 + sized)] },
  );
const codes = (left: CartPart, right: CartPart) => codesOf(halves(left, right), menu);

describe('R32 two halves', () => {
  it('R32 of one size and base pass, sizes compared by name', () => {
    expect(codes(half(1, 3, 51), half(2, 3, 51, 61))).toEqual([]);
  });

  it('R32 share their size and their base', () => {
    const line = halves(half(1, 2, 51), half(2, 3, 52));
    expect(problemsOf(line, menu, 'item')).toEqual([
      {
        path: 'item.configurations.1',
        code: 'halves_differ',
        message: 'Size: choose the same for both halves.',
      },
      {
        path: 'item.modifier_groups.5',
        code: 'halves_differ',
        message: 'Base: choose the same for both halves.',
      },
    ]);
  });

  it('R32 of different groups with one name are compared by the names of their options', () => {
    expect(codes(half(1, 2, 52), half(5, 2, 72))).toEqual(['sold_out']);
    expect(codes(half(1, 2, 52), half(5, 2, 71))).toEqual(['sold_out', 'halves_differ']);
    expect(unitOf(halves(half(1, 2, 52), half(5, 2, 72)), menu)).toBe(1100 + 150);
  });

  it('R32 a whole-only option is never on one half alone', () => {
    const line = halves(half(1, 2, 51, 62), half(2, 2, 51));
    expect(problemsOf(line, menu, 'item')).toEqual([
      {
        path: 'item.modifier_groups.6',
        code: 'half_whole_only',
        message: 'Garlic oil: only on the whole, so the same on both halves.',
      },
    ]);
    expect(codes(half(1, 2, 51, 62), half(2, 2, 51, 62))).toEqual([]);
  });

  it('R32 an excluded size cannot be halved', () => {
    expect(codes(half(1, 1, 51), half(2, 1, 51))).toEqual(['half_excluded']);
  });

  it('R32 dishes outside the set, and of different sets, are barred', () => {
    expect(codes(half(1, 2, 51), half(3, 2))).toEqual(['halves_not_offered']);
    expect(codes(half(2, 2, 51), half(5, 2))).toEqual(['halves_not_offered']);
    expect(codes(half(1, 2, 51), half(9, 2))).toEqual(['unknown_product']);
  });

  it('R27 R32 a sold-out half and a set that is not offered are named', () => {
    expect(codes(half(1, 2, 51), half(4, 2, 51))).toEqual(['sold_out']);
    const line = halves(half(1, 2, 51), half(5, 2, 71));
    expect(problemsOf(line, menu, 'item').map(({ message }) => message)).toEqual([
      'Whites is sold out.',
    ]);
  });

  it('R32 are one left and one right', () => {
    const { parts, ...line } = halves(half(1, 2, 51), half(2, 2, 51));
    const twice = parts.map((one) => ({ ...one, position: 'left' as const }));
    expect(codesOf({ ...line, parts: twice }, menu)).toEqual(['half_positions']);
    expect(codesOf({ ...line, parts: parts.slice(1) }, menu)).toEqual(['half_positions']);
    const doubled = parts.map((one) => ({ ...one, quantity: 2 }));
    expect(codesOf({ ...line, parts: doubled }, menu)).toEqual(['half_positions']);
    expect(codesOf({ ...line, parts: parts.toReversed() }, menu)).toEqual([]);
  });

  it('R32 what only one of the dishes asks is asked once, for the whole', () => {
    expect(codes(half(1, 2, 51), half(6, 2, 51, 81))).toEqual([]);
    expect(codes(half(1, 3, 51), part(7))).toEqual([]);
  });

  it('R32 compare what goes on the whole whatever its order', () => {
    expect(codes(half(6, 2, 51, 81, 82), half(1, 2, 51))).toEqual([]);
    expect(codes(half(6, 2, 51, 81, 82), half(8, 2, 82, 51, 81))).toEqual([]);
    const doubled = { ...half(8, 2), modifiers: [pick(51), pick(82, 2), pick(81)] };
    expect(codes(half(6, 2, 51, 81, 82), doubled)).toEqual(['halves_differ']);
  });

  it('R32 of several sets the one that is offered counts', () => {
    expect(codes(half(1, 2, 51), half(6, 2, 51))).toEqual([]);
  });

  it('R26 have their own problems beside the shared ones', () => {
    const line = halves(half(1, 2, 51), half(2, 2));
    expect(problemsOf(line, menu, 'item').map(({ path, code }) => [path, code])).toEqual([
      ['item.portions.1.modifier_groups.5', 'group_min'],
      ['item.modifier_groups.5', 'halves_differ'],
    ]);
  });

  it('R32 two equal halves are checked as the plain dish, small ones too', () => {
    expect(codes(half(1, 1, 51, 62), half(1, 1, 62, 51))).toEqual([]);
    expect(codes(half(3, 2), half(3, 2))).toEqual([]);
    const foreign = { ...half(3, 2), productId: 1 };
    expect(codes(half(3, 2), foreign)).toEqual(['product_mismatch', 'halves_not_offered']);
    const { parts, ...line } = halves(half(3, 2), half(3, 2));
    const twice = parts.map((one) => ({ ...one, position: 'left' as const }));
    expect(codesOf({ ...line, parts: twice }, menu)).toEqual(['half_positions']);
  });

  it('R32 hold the allergens of both', () => {
    const line = halves(half(1, 2, 51, 62), half(2, 2, 51, 62));
    expect(allergensOf(resolved(line, menu))).toEqual(['gluten', 'milk', 'sulphites']);
  });
});
