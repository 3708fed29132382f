import { describe, expect, it } from 'vitest';
import type { ModifierGroup } from '#schemas/api/menu.ts';
import { choice, dish, group, option, testMenu } from '../menu/test-menu.ts';
import { pick, plain, unitOf, value } from './test-line.ts';

const cheese = (more = {}) =>
  option(51, 'Cheese', 100, {
    is_default: true,
    configurations: [
      choice(
        9,
        'Amount',
        [
          [91, 'Usual', 0],
          [92, 'Double', 80],
        ],
        false,
      ),
    ],
    ...more,
  });
const bacon = option(52, 'Bacon', 150);
const onion = option(53, 'Onion', 40);

const menuOf = (rules: Partial<ModifierGroup>, first = cheese()) =>
  testMenu({
    restaurant_products: [dish(1, 'Burger', 1000, { modifier_group_ids: [5] })],
    modifier_groups: [group(5, 'Fillings', [first, bacon, onion], rules)],
  });
const charged = { charges_defaults: true };
const included = { charges_defaults: false };
const credits = { credits_substitutions: true };

describe('R25 options chosen from the start', () => {
  it('R25 a charged default costs its price, an included one is in that of the dish', () => {
    expect(unitOf(plain(1, [pick(51)]), menuOf(charged))).toBe(1100);
    expect(unitOf(plain(1, [pick(51)]), menuOf(included))).toBe(1000);
  });

  it('R25 removing a default never lowers the price', () => {
    expect(unitOf(plain(1), menuOf(charged))).toBe(1100);
    expect(unitOf(plain(1), menuOf(included))).toBe(1000);
    expect(unitOf(plain(1, [pick(52)]), menuOf(charged))).toBe(1250);
  });

  it('R25 more of a default than the one from the start is paid', () => {
    expect(unitOf(plain(1, [pick(51, 3)]), menuOf(included))).toBe(1200);
    expect(unitOf(plain(1, [pick(51, 3)]), menuOf(charged))).toBe(1300);
  });

  it('R25 a dearer value of an included default is paid', () => {
    const double = pick(51, 1, { configurations: [value(9, 92)] });
    expect(unitOf(plain(1, [double]), menuOf(included))).toBe(1080);
    expect(unitOf(plain(1, [double]), menuOf(charged))).toBe(1180);
  });

  it('R25 a default taken off pays for what replaces it, and for no more', () => {
    const menu = menuOf({ ...included, ...credits });
    expect(unitOf(plain(1, [pick(52)]), menu)).toBe(1050);
    expect(unitOf(plain(1, [pick(53)]), menu)).toBe(1000);
    expect(unitOf(plain(1, [pick(51), pick(52)]), menu)).toBe(1150);
    expect(unitOf(plain(1), menu)).toBe(1000);
  });

  it('R25 of charged defaults a substitution costs the difference', () => {
    const menu = menuOf({ ...charged, ...credits });
    expect(unitOf(plain(1, [pick(52)]), menu)).toBe(1150);
    expect(unitOf(plain(1, [pick(53)]), menu)).toBe(1100);
  });

  it('R25 in a group of one the choice that replaces the default is charged alone', () => {
    expect(unitOf(plain(1, [pick(52)]), menuOf({ ...charged, max: 1 }))).toBe(1150);
    expect(unitOf(plain(1), menuOf({ ...charged, max: 1 }))).toBe(1100);
    expect(unitOf(plain(1, [pick(52)]), menuOf({ ...included, max: 1 }))).toBe(1150);
    expect(unitOf(plain(1, [pick(52)]), menuOf({ ...included, ...credits, max: 1 }))).toBe(1050);
  });

  it('R25 a sold-out default is not charged, and an included one still pays for another', () => {
    const gone = cheese({ is_available: false });
    expect(unitOf(plain(1), menuOf(charged, gone))).toBe(1000);
    expect(unitOf(plain(1, [pick(52)]), menuOf({ ...included, ...credits }, gone))).toBe(1050);
  });

  it('R24 R25 an included default takes none of the free ones, a charged one does', () => {
    const one = { free_count: 1, free_mode: 'first' as const };
    expect(unitOf(plain(1, [pick(51), pick(52)]), menuOf({ ...included, ...one }))).toBe(1000);
    expect(unitOf(plain(1, [pick(52), pick(51)]), menuOf({ ...charged, ...one }))).toBe(1150);
    expect(unitOf(plain(1, [pick(52)]), menuOf({ ...charged, ...one }))).toBe(1150);
  });
});
