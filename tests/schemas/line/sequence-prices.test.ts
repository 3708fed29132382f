import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ModifierChoice } from '#schemas/api/cart-lines.ts';
import type { ModifierGroup } from '#schemas/api/menu.ts';
import { choice, dish, group, halfSet, option, testMenu } from '../menu/test-menu.ts';
import { halves, part, pick, plain, unitOf, value } from './test-line.ts';

type Rules = Partial<ModifierGroup>;

/** Toppings with prices of their own, which count only without a sequence: 4.00, 5.00, 2.00, 3.00. */
const menuOf = (rules: Rules, isDefault: readonly boolean[] = []) =>
  testMenu({
    restaurant_products: [1, 2].map((id) =>
      dish(id, `Pizza ${id}`, 1000, { modifier_group_ids: [5] }),
    ),
    modifier_groups: [
      group(
        5,
        'Toppings',
        [400, 500, 200, 300].map((cents, index) =>
          option(51 + index, `Topping ${index}`, cents, {
            is_default: isDefault[index] ?? false,
            modifier_group_ids: index === 2 ? [6] : [],
            configurations: [
              choice(9 + index, 'Amount', [[91 + index, 'Double', 70 * index]], false),
            ],
          }),
        ),
        rules,
      ),
      group(6, 'And', [option(61, 'A', 0), option(62, 'B', 0)], { sequence_prices: [0.3, 0.1] }),
    ],
    half_sets: [halfSet([1, 2], { topping_mode: rules.is_whole_only ? 'full_once' : 'half' })],
  });
const rising = { sequence_prices: [1, 1.5, 2] };
const costOf = (chosen: readonly ModifierChoice[], rules: Rules, defaults?: readonly boolean[]) =>
  unitOf(plain(1, chosen), menuOf(rules, defaults)) - 1000;

describe('R98 price by sequence', () => {
  it.each([
    [[], 0],
    [[pick(51)], 100],
    [[pick(52)], 100],
    [[pick(52), pick(51)], 250],
    [[pick(51), pick(52), pick(54)], 450],
    [[pick(51), pick(52), pick(53), pick(54)], 650],
    [[pick(51, 3)], 450],
    [[pick(51, 5)], 850],
  ])('R98 the first 1.00, the second 1.50, further ones 2.00: %j adds %i', (chosen, cents) => {
    expect(costOf(chosen, rising)).toBe(cents);
  });

  it('R98 later ones may be cheaper, and one price alone is that of each', () => {
    const falling = { sequence_prices: [2, 1, 0.5] };
    expect(costOf([pick(51), pick(52), pick(53), pick(54)], falling)).toBe(400);
    expect(costOf([pick(51, 2), pick(54)], { sequence_prices: [0.8] })).toBe(240);
  });

  it('R98 free ones come before the sequence, which begins with the first that is charged', () => {
    for (const free_mode of ['cheapest', 'dearest', 'first'] as const) {
      const rules = { ...rising, free_count: 2, free_mode };
      expect(costOf([pick(51), pick(54)], rules)).toBe(0);
      expect(costOf([pick(51), pick(54), pick(52)], rules)).toBe(100);
      expect(costOf([pick(51, 2), pick(54, 2), pick(52)], rules)).toBe(450);
    }
  });

  it('R98 values of an option come on top; of the free ones the mode says whose do not', () => {
    const double = pick(54, 1, { configurations: [value(12, 94)] });
    expect(costOf([pick(51), double], rising)).toBe(250 + 210);
    expect(costOf([pick(51), double], { ...rising, free_count: 1 })).toBe(100 + 210);
    const dearest = { ...rising, free_count: 1, free_mode: 'dearest' as const };
    expect(costOf([pick(51), double], dearest)).toBe(100);
  });

  it('R98 what an option asks in turn has a sequence of its own, begun anew for each option', () => {
    const both = pick(53, 1, { modifiers: [pick(61), pick(62, 2)] });
    expect(costOf([both], rising)).toBe(100 + 50);
    expect(costOf([pick(51), { ...both, quantity: 2 }], rising)).toBe(450 + 100);
  });

  it('R98 charged defaults take the first places; others are in the price of the dish', () => {
    const two = [true, true];
    expect(costOf([pick(51), pick(52), pick(54)], rising, two)).toBe(450);
    // Taking one off leaves its price where it was (rule R25).
    expect(costOf([pick(51), pick(54)], rising, two)).toBe(450);
    const included = { ...rising, charges_defaults: false };
    expect(costOf([pick(51), pick(52), pick(54)], included, two)).toBe(100);
    expect(costOf([pick(51), pick(52), pick(53), pick(54)], included, two)).toBe(250);
  });

  it('R98 a default taken off pays for the first that replaces it, never for more', () => {
    const rules = { ...rising, charges_defaults: false, credits_substitutions: true };
    const two = [true, true];
    expect(costOf([pick(51), pick(54)], rules, two)).toBe(0);
    expect(costOf([pick(51), pick(53), pick(54)], rules, two)).toBe(150);
    expect(costOf([pick(53), pick(54)], rules, two)).toBe(0);
    expect(costOf([], rules, two)).toBe(0);
  });

  it('R98 each half has its own sequence, and is charged by the mode of the halves', () => {
    const menu = menuOf(rising);
    const both = halves(part(1, [pick(51), pick(52)]), part(2, [pick(52)]));
    // Topping 0: half of 1.00. Topping 1: half of 1.50 and half of 1.00.
    expect(unitOf(both, menu) - 1000).toBe(50 + 125);
    const once = menuOf({ ...rising, is_whole_only: true });
    expect(unitOf(both, once) - 1000).toBe(100 + 150);
  });
});

const cents = fc.integer({ min: 0, max: 9999 }).map((amount) => amount / 100);
const rules: fc.Arbitrary<Rules> = fc.record({
  sequence_prices: fc.array(cents, { minLength: 1, maxLength: 5 }),
  free_count: fc.integer({ min: 0, max: 3 }),
  free_mode: fc.constantFrom('cheapest', 'dearest'),
  charges_defaults: fc.boolean(),
  credits_substitutions: fc.boolean(),
});
const defaults = fc.array(fc.boolean(), { minLength: 4, maxLength: 4 });
const chosen: fc.Arbitrary<ModifierChoice[]> = fc
  .uniqueArray(
    fc.record({
      modifier_id: fc.constantFrom(51, 52, 53, 54),
      quantity: fc.integer({ min: 1, max: 3 }),
      isDouble: fc.boolean(),
    }),
    { selector: ({ modifier_id }) => modifier_id },
  )
  .map((picks) =>
    picks.map(({ modifier_id: id, quantity, isDouble }) =>
      pick(id, quantity, { configurations: isDouble ? [value(id - 42, id + 40)] : [] }),
    ),
  );
const shuffledPair = chosen.chain((picks) =>
  fc.tuple(fc.constant(picks), fc.shuffledSubarray(picks, { minLength: picks.length })),
);

describe('R98 every group priced by sequence', () => {
  it('R98 costs the same in whatever order the client sends what was chosen, halves too', () => {
    fc.assert(
      fc.property(rules, defaults, shuffledPair, chosen, (rules, from, [one, other], right) => {
        const menu = menuOf(rules, from);
        expect(unitOf(plain(1, other), menu)).toBe(unitOf(plain(1, one), menu));
        const whole = (left: ModifierChoice[]) => halves(part(1, left), part(2, right));
        expect(unitOf(whole(other), menu)).toBe(unitOf(whole(one), menu));
      }),
    );
  });

  it('R98 is in whole cents, and one more option never makes it cheaper', () => {
    fc.assert(
      fc.property(rules, defaults, chosen, (drawn, from, picks) => {
        const rules = { ...drawn, credits_substitutions: false };
        const before = costOf(picks, rules, from);
        expect(Number.isSafeInteger(before)).toBe(true);
        for (const id of [51, 52, 53, 54]) {
          const more = picks.some(({ modifier_id }) => modifier_id === id)
            ? picks.map((one) =>
                one.modifier_id === id ? { ...one, quantity: one.quantity + 1 } : one,
              )
            : [...picks, pick(id)];
          expect(costOf(more, rules, from)).toBeGreaterThanOrEqual(before);
        }
      }),
    );
  });

  it('R98 with equal prices it is a group whose options all cost that', () => {
    fc.assert(
      fc.property(rules, defaults, chosen, cents, (drawn, from, picks, price) => {
        const bare = picks.map((one) => ({ ...one, configurations: [] }));
        const { sequence_prices: _none, ...own } = drawn;
        const plainGroup = group(
          5,
          'Toppings',
          [51, 52, 53, 54].map((id, index) =>
            option(id, `Topping ${index}`, Math.round(price * 100), {
              is_default: from[index] ?? false,
            }),
          ),
          own,
        );
        const menu = testMenu({
          restaurant_products: [dish(1, 'Pizza', 1000, { modifier_group_ids: [5] })],
          modifier_groups: [plainGroup],
        });
        const sequence = { ...drawn, sequence_prices: [price, price] };
        expect(costOf(bare, sequence, from)).toBe(unitOf(plain(1, bare), menu) - 1000);
      }),
    );
  });
});
