import { expect, test } from 'vitest';
import { emptyDish } from '#schemas/rules/menu-editing/empty-entries.ts';
import { emptyGroup, emptyOption } from '#schemas/rules/menu-editing/empty-group.ts';
import { groupUses, stayingAllergens } from '#schemas/rules/menu-editing/group-uses.ts';

const asking = (name: string, ...group_ids: string[]) => ({ ...emptyDish, name, group_ids });
const group = (name: string, ...next: string[]) => ({
  ...emptyGroup,
  name,
  options: [{ ...emptyOption('31'), name: `${name} one`, group_ids: next }],
});
const menu = {
  dishes: {
    '11': asking('Burger', '23', '21'),
    '12': asking('Salad', '23'),
    '13': asking('Menu', '21'),
    '14': asking('Water'),
  },
  groups: {
    '21': group('Meal', '22'),
    '22': group('Side', '23'),
    '23': group('Sauce'),
    '24': group('Nobody’s'),
  },
};

test('a group is used by dishes that ask it, and by those whose options do, however deep', () => {
  expect(groupUses(menu, '23')).toEqual({
    direct: ['11', '12'],
    nested: ['13'],
    groups: ['22'],
  });
  expect(groupUses(menu, '22')).toEqual({ direct: [], nested: ['11', '13'], groups: ['21'] });
  expect(groupUses(menu, '24')).toEqual({ direct: [], nested: [], groups: [] });
});

test('groups in a circle, as an import may leave them, are found once each', () => {
  const groups = { '21': group('One', '22'), '22': group('Two', '21') };
  expect(groupUses({ dishes: { '11': asking('Burger', '21') }, groups }, '22')).toEqual({
    direct: [],
    nested: ['11'],
    groups: ['21'],
  });
});

test('R32 an allergen that the dish is marked with too stays when its option is taken off', () => {
  const cheese = { ...emptyOption('31'), name: 'Cheese', is_default: true, allergens: ['milk'] };
  const groups = {
    '21': { ...emptyGroup, name: 'Toppings', options: [cheese] },
  };
  const dishes = {
    '11': { ...asking('Burger', '21'), allergens: ['milk', 'gluten'] },
    '12': { ...asking('Wrap', '21'), allergens: ['gluten'] },
    '13': { ...asking('Shake'), allergens: ['milk'] },
  };
  expect(stayingAllergens({ dishes, groups }, '21')).toEqual([
    { dish: 'Burger', option: 'Cheese', allergen: 'milk' },
  ]);
  const extra = { ...cheese, is_default: false };
  const added = { '21': { ...emptyGroup, name: 'Toppings', options: [extra] } };
  expect(stayingAllergens({ dishes, groups: added }, '21')).toEqual([]);
});
