import { expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import type { EditedCombo } from '#schemas/api/menu-document.ts';
import { emptyCombo, emptyHalfSet } from '#schemas/rules/menu-editing/empty-entries.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { insertSmallOffers, offers } from '#tests/fixtures/small-offers.ts';
import { expectStatus } from '../setup/shopper.ts';
import { changeOf, openEditedMenu } from './open-edited-menu.ts';

const { db, manager, read, send, shown } = await openEditedMenu();
await insertSmallOffers(db);
const mealKey = String(offers.meal.id);
const drink = String(small.lemonade.id);

const stepsAnew: EditedCombo['steps'] = [
  {
    id: 'new-step',
    name: 'Drink',
    min: 1,
    max: 1,
    choices: [{ dish_id: drink, upcharge: 0, is_default: true }],
  },
];

test.each<[what: string, path: string[], value: unknown, message: RegExp]>([
  ['a price of 1e9', ['price'], 1e9, /at most 99,999\.99/],
  ['a price of a third of a cent', ['price'], 1.005, /more decimals than AUD/],
  ['no name', ['name'], ' ', /Write a name/],
  ['no step', ['steps'], [], /Add a step/],
  ['a category of another tenant', ['category_id'], String(small.pizzas), /not on the menu/],
  [
    'a dish of another tenant',
    ['steps'],
    [
      {
        ...stepsAnew[0],
        choices: [{ dish_id: String(small.pizza.id), upcharge: 0, is_default: false }],
      },
    ],
    /not on the menu/,
  ],
  [
    'a step of another tenant',
    ['steps'],
    [{ ...stepsAnew[0], id: String(offers.otherMeal.main) }],
    /not of this menu/,
  ],
  [
    'the most below the least',
    ['steps'],
    [{ ...stepsAnew[0], min: 3, max: 2 }],
    /the most cannot be 2/,
  ],
  [
    'an extra price below 0',
    ['steps'],
    [{ ...stepsAnew[0], choices: [{ dish_id: drink, upcharge: -1, is_default: false }] }],
    /0 or more/,
  ],
  [
    'hours that overlap',
    ['hours'],
    [
      { weekday: 1, from: '10:00', to: '12:00' },
      { weekday: 1, from: '11:00', to: '13:00' },
    ],
    /overlap/,
  ],
])(
  'of a combo %s is refused at its field, and nothing is written',
  async (_, at, value, message) => {
    const before = await read();
    const reply = await send([
      changeOf(before.menu, ['dishes', drink, 'is_fresh'], true),
      changeOf(before.menu, ['combos', mealKey, ...at], value),
    ]);
    expectStatus(reply, 422);
    const { problems } = contract.changeMenu.failures[422].parse(reply.json());
    expect(problems[0]?.message).toMatch(message);
    expect(await read()).toEqual(before);
  },
);

test('combos and half sets of another tenant are not of this menu; a manager may change their own', async () => {
  const { menu } = await read();
  const combo = { ...emptyCombo, name: 'Mine', price: 5, steps: stepsAnew };
  const foreign = String(offers.otherMeal.id);
  const stolen = await send([
    changeOf(menu, ['combos', foreign], combo),
    changeOf(menu, ['combo_ids'], [...menu.combo_ids, foreign]),
  ]);
  expectStatus(stolen, 422);
  expect(stolen.json().problems).toMatchObject([{ path: `combos.${foreign}` }]);
  const halved = await send([
    changeOf(menu, ['half_sets', '999999'], { ...emptyHalfSet, name: 'Mine' }),
    changeOf(menu, ['half_set_ids'], [...menu.half_set_ids, '999999']),
  ]);
  expectStatus(halved, 422);
  expect((await read()).menu).toEqual(menu);
  const own = changeOf(menu, ['combos', mealKey, 'price'], 14);
  expectStatus(await send([own], { headers: manager }), 200);
  expect((await shown()).combos.find(({ id }) => id === offers.meal.id)?.price).toBe(14);
});
