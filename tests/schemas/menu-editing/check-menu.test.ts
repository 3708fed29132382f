import { expect, test } from 'vitest';
import type {
  ComboStep,
  EditedCombo,
  EditedDish,
  EditedGroup,
  EditedOption,
  MenuDocument,
} from '#schemas/api/menu-document.ts';
import { checkMenu } from '#schemas/rules/menu-editing/check-menu.ts';
import { emptyCombo, emptyDish, emptyHalfSet } from '#schemas/rules/menu-editing/empty-entries.ts';
import { withoutCategory, withoutDish } from '#schemas/rules/menu-editing/remove-entries.ts';
import { emptyMenu } from '#tests/fixtures/empty-menu.ts';

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
  ...emptyMenu,
  category_ids: ['1'],
  categories: {
    '1': { name: 'Mains', description: '', image_url: null, hours: [], dish_ids: ['11'] },
  },
  dishes: { '11': { ...emptyDish, name: 'Burger', online_price: 12, group_ids: ['21'] } },
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
  [
    'more different ones from the start than may be',
    {
      max_distinct: 1,
      options: [option('31', { is_default: true }), option('32', { is_default: true })],
    },
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
  expect(checkMenu(menu({ groups: four, dishes: {}, categories: {}, category_ids: [] }))).toEqual([
    {
      path: ['groups', '21', 'options'],
      message: 'The options of ‘Meal’ ask further ones more than three deep.',
    },
  ]);
});

test.each<[what: string, change: Partial<EditedDish>, refused: boolean]>([
  ['nothing', {}, true],
  ['nothing, and is marked as free', { is_free: true }, false],
  ['a price of its sizes', { choices: [size([9, 12])] }, false],
  ['nothing in one of its sizes', { choices: [size([0, 12])] }, true],
  ['a price of a size that may be left out', { choices: [size([9], false)] }, true],
  ['a price of an option that is asked', { group_ids: ['21'] }, false],
  ['nothing for an option that is free', { group_ids: ['22'] }, true],
])('a dish at 0 that costs %s is judged by that', (_, change, isRefused) => {
  const groups = {
    '21': group('Bread', { min: 1, max: 1, options: [option('31')] }),
    '22': group('Sauce', { min: 1, free_count: 1, options: [option('32')] }),
  };
  const dishes = { '11': { ...emptyDish, name: 'Tap water', ...change } };
  expect(checkMenu(menu({ dishes, groups }))).toEqual(
    isRefused
      ? [
          {
            path: ['dishes', '11', 'online_price'],
            message: '‘Tap water’ costs nothing. Write its price, or mark it as free.',
            isBorne: true,
          },
        ]
      : [],
  );
});

function size(adjustments: number[], is_required = true): EditedDish['choices'][number] {
  const values = adjustments.map((price_adjustment, place) => ({
    id: `new-${place}`,
    name: `Size ${place}`,
    price_adjustment,
  }));
  return { id: 'new-size', name: 'Size', is_required, values };
}

const step = (change: Partial<ComboStep> = {}): ComboStep => ({
  id: '51',
  name: 'Main',
  min: 1,
  max: 1,
  choices: [{ dish_id: '11', upcharge: 0, is_default: true }],
  ...change,
});
const withCombo = (change: Partial<EditedCombo>) =>
  menu({
    combo_ids: ['41'],
    combos: {
      '41': {
        ...emptyCombo,
        name: 'Lunch',
        price: 15,
        category_id: '1',
        steps: [step()],
        ...change,
      },
    },
  });

test.each<[what: string, change: Partial<EditedCombo>, path: (string | number)[], message: string]>(
  [
    ['costs nothing', { price: 0 }, ['price'], '‘Lunch’ costs nothing. Write its price.'],
    [
      'is in a category that is gone',
      { category_id: '9' },
      ['category_id'],
      '‘Lunch’ is in a category that is not on the menu.',
    ],
    [
      'asks more than may be',
      { steps: [step({ min: 2 })] },
      ['steps', 0, 'max'],
      'Of ‘Main’ at least 2 are asked, so the most cannot be 1.',
    ],
    [
      'has a dish that is gone',
      { steps: [step({ choices: [{ dish_id: '99', upcharge: 0, is_default: false }] })] },
      ['steps', 0, 'choices'],
      '‘Lunch’ has a dish that is not on the menu.',
    ],
  ],
)('a combo that %s is refused at its field', (_, change, path, message) => {
  expect(checkMenu(withCombo(change))).toEqual([{ path: ['combos', '41', ...path], message }]);
});

test('a combo without a category, without a dish in a step, or paid for by its choices stands', () => {
  const steps = [step({ choices: [] })];
  expect(checkMenu(withCombo({ category_id: null, steps }))).toEqual([]);
  const paid = step({ choices: [{ dish_id: '11', upcharge: 9, is_default: false }] });
  expect(checkMenu(withCombo({ price: 0, steps: [paid] }))).toEqual([]);
});

test('combos and halves stand in their order, and name dishes of the menu', () => {
  const half = { ...emptyHalfSet, name: 'Half and half', dish_ids: ['11', '99'] };
  expect(messages({ ...withCombo({}), combo_ids: [] })).toEqual([
    '‘Lunch’ has no place in the order of the combos.',
  ]);
  expect(checkMenu(menu({ half_set_ids: ['61'], half_sets: { '61': half } }))).toEqual([
    {
      path: ['half_sets', '61', 'dish_ids'],
      message: '‘Half and half’ has a dish that is not on the menu.',
    },
  ]);
  expect(checkMenu(menu({ half_set_ids: ['61'] }))).toMatchObject([{ path: ['half_set_ids'] }]);
});

test('a dish that is taken off leaves its combos and halves, a category its combos without one', () => {
  const half = { ...emptyHalfSet, name: 'Half and half', category_id: '1', dish_ids: ['11'] };
  const full = { ...withCombo({}), half_set_ids: ['61'], half_sets: { '61': half } };
  const noDish = withoutDish(full, '11');
  expect(checkMenu(noDish)).toEqual([]);
  expect(noDish.combos['41']?.steps[0]?.choices).toEqual([]);
  expect(noDish.half_sets['61']?.dish_ids).toEqual([]);
  const noCategory = withoutCategory(full, '1');
  expect(checkMenu(noCategory)).toEqual([]);
  expect([noCategory.combos['41'], noCategory.half_sets['61']]).toMatchObject([
    { category_id: null },
    { category_id: null },
  ]);
});
