import { expect, test } from 'vitest';
import type { EditedGroup, EditedOption, MenuDocument } from '#schemas/api/menu-document.ts';
import { checkMenu } from '#schemas/rules/menu-editing/check-menu.ts';
import { emptyDish } from '#schemas/rules/menu-editing/empty-entries.ts';

const option = (id: string, change: Partial<EditedOption> = {}): EditedOption => ({
  id,
  name: `Option ${id}`,
  online_price: 1,
  price: 1,
  max_quantity: 1,
  is_default: false,
  is_whole_only: false,
  allergens: [],
  choices: [],
  group_ids: [],
  ...change,
});
const group = (name: string, change: Partial<EditedGroup> = {}): EditedGroup => ({
  name,
  min: 0,
  max: null,
  max_distinct: null,
  free_count: 0,
  free_mode: 'cheapest',
  charges_defaults: true,
  credits_substitutions: false,
  is_whole_only: false,
  options: [],
  ...change,
});
const menu = (change: Partial<MenuDocument> = {}): MenuDocument => ({
  category_ids: ['1'],
  categories: {
    '1': { name: 'Mains', description: '', image_url: null, hours: [], dish_ids: ['11'] },
  },
  dishes: { '11': { ...emptyDish, name: 'Burger', group_ids: ['21'] } },
  groups: { '21': group('Bread', { min: 1, max: 1, options: [option('31')] }) },
  ...change,
});
const messages = (document: MenuDocument) => checkMenu(document).map(({ message }) => message);

test('a menu whose parts fit together has no problem', () => {
  expect(checkMenu(menu())).toEqual([]);
});

test.each([
  ['at least more than at most', { min: 2, max: 1, options: [option('31'), option('32')] }, 'max'],
  ['more than its options give', { min: 3, options: [option('31', { max_quantity: 2 })] }, 'min'],
  [
    'more than so many different ones give',
    { min: 2, max_distinct: 1, options: [option('31'), option('32')] },
    'min',
  ],
  [
    'more chosen from the start than may be',
    { max: 1, options: [option('31', { is_default: true }), option('32', { is_default: true })] },
    'options',
  ],
])('a group that asks %s is refused at its field', (_, change, field) => {
  const problems = checkMenu(menu({ groups: { '21': group('Bread', change) } }));
  expect(problems).toMatchObject([{ path: ['groups', '21', field] }]);
  expect(problems[0]?.message).toContain('‘Bread’');
});

test('what names something that is not on the menu is refused where it is named', () => {
  expect(checkMenu(menu({ dishes: {} }))).toMatchObject([
    {
      path: ['categories', '1', 'dish_ids'],
      message: '‘Mains’ has a dish that is not on the menu.',
    },
  ]);
  expect(checkMenu(menu({ groups: {} }))).toMatchObject([{ path: ['dishes', '11', 'group_ids'] }]);
  expect(messages(menu({ category_ids: [] }))).toEqual([
    '‘Mains’ has no place in the order of the categories.',
  ]);
  expect(checkMenu(menu({ category_ids: ['1', '2'] }))).toMatchObject([{ path: ['category_ids'] }]);
});

test('groups that ask each other in a circle are named in their order', () => {
  const groups = {
    '21': group('Bread', { options: [option('31', { group_ids: ['22'] })] }),
    '22': group('Spread', { options: [option('32', { group_ids: ['21'] })] }),
  };
  expect(messages(menu({ groups }))).toEqual([
    'These groups ask each other in a circle: ‘Bread’ → ‘Spread’ → ‘Bread’.',
  ]);
});

test('options ask further ones three deep, and no deeper', () => {
  const asking = (name: string, id: string, next: string[]) =>
    group(name, { options: [option(id, { group_ids: next })] });
  const three = {
    '21': asking('Meal', '31', ['22']),
    '22': asking('Salad', '32', ['23']),
    '23': asking('Dressing', '33', []),
  };
  expect(messages(menu({ groups: three }))).toEqual([]);
  const four = { ...three, '23': asking('Dressing', '33', ['24']), '24': group('Herbs') };
  expect(messages(menu({ groups: four }))).toEqual([
    'The options of ‘Burger’ ask further ones more than three deep.',
  ]);
});
