import { beforeEach, expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import type { EditedCombo, MenuDocument } from '#schemas/api/menu-document.ts';
import { changesBetween } from '#schemas/config/changes.ts';
import { reversible } from '#schemas/config/reversible-changes.ts';
import { emptyCombo, emptyDish, emptyHalfSet } from '#schemas/rules/menu-editing/empty-entries.ts';
import {
  withoutCategory,
  withoutCombo,
  withoutDish,
  withoutHalfSet,
} from '#schemas/rules/menu-editing/remove-entries.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { insertSmallOffers, offers } from '#tests/fixtures/small-offers.ts';
import { halves, meal, pizza } from '../setup/offer-lines.ts';
import { createShopper, expectStatus, lemonade } from '../setup/shopper.ts';
import { changeOf, openEditedMenu } from './open-edited-menu.ts';

const { app, db, read, send, history, undo, keepMenu, shown } = await openEditedMenu();
await insertSmallOffers(db);
beforeEach(keepMenu);
const mealKey = String(offers.meal.id);
const halvesKey = String(offers.halves);
const drink = String(small.lemonade.id);
let nextGuest = 1_390_660;
const newShopper = () => createShopper(app, (nextGuest += 1));

/** Makes a whole menu of what is read now. */
async function edit(change: (menu: MenuDocument) => MenuDocument) {
  const { menu } = await read();
  const reply = await send(reversible(menu, changesBetween(menu, change(menu))));
  expectStatus(reply, 200);
  return contract.changeMenu.reply.parse(reply.json()).data;
}
const takeBack = async () => {
  const [entry] = await history();
  expectStatus(await undo(entry?.id ?? 0), 200);
};
const withCombo = (change: Partial<EditedCombo>) =>
  edit((menu) => {
    const combo = menu.combos[mealKey] ?? emptyCombo;
    return { ...menu, combos: { ...menu.combos, [mealKey]: { ...combo, ...change } } };
  });
const combosShown = async () => (await shown()).combos.map(({ id, name }) => [id, name]);

test('the edited menu has combos and halves as the order engine knows them', async () => {
  const { menu } = await read();
  expect([menu.combo_ids, menu.half_set_ids]).toEqual([[mealKey], [halvesKey]]);
  expect(menu.combos[mealKey]).toMatchObject({
    name: 'Pizza meal',
    price: 15,
    category_id: String(offers.together),
    steps: [
      {
        id: String(offers.meal.main),
        name: 'Pizza',
        choices: [
          { dish_id: String(offers.margherita.id), upcharge: 0, is_default: true },
          { dish_id: String(offers.diavola.id), upcharge: 2, is_default: false },
        ],
      },
      { name: 'Side', min: 1, max: 1 },
      { name: 'Drink', min: 0, max: 1 },
    ],
  });
  expect(menu.half_sets[halvesKey]).toMatchObject({
    base_mode: 'dearest',
    topping_mode: 'half',
    surcharge: 0,
    excluded_values: ['Small'],
    dish_ids: [String(offers.margherita.id), String(offers.diavola.id)],
  });
});

test('a combo with a dish that is new comes to the menu, is ordered, and goes again', async () => {
  const before = await read();
  const written = await edit((menu) => ({
    ...menu,
    dishes: { ...menu.dishes, 'new-cake': { ...emptyDish, name: 'Cake', online_price: 6 } },
    combo_ids: ['new-tea', ...menu.combo_ids],
    combos: {
      ...menu.combos,
      'new-tea': {
        ...emptyCombo,
        name: 'Afternoon tea',
        category_id: String(small.drinks),
        price: 9.5,
        takes_item_coupons: true,
        steps: [
          {
            id: 'new-sweet',
            name: 'Sweet',
            min: 1,
            max: 2,
            choices: [{ dish_id: 'new-cake', upcharge: 1.5, is_default: true }],
          },
          {
            id: 'new-drink',
            name: 'Drink',
            min: 1,
            max: 1,
            choices: [{ dish_id: drink, upcharge: 0, is_default: false }],
          },
        ],
      },
    },
  }));
  const ids = (key: string) => Number(written.new_ids[key]);
  expect(written.menu.combo_ids).toEqual([String(ids('new-tea')), mealKey]);
  const menu = await shown();
  const combo = menu.combos.find(({ id }) => id === ids('new-tea'));
  expect(combo).toMatchObject({ name: 'Afternoon tea', price: 9.5, is_available: true });
  expect(menu.categories.find(({ id }) => id === small.drinks)?.combo_ids).toEqual([combo?.id]);
  const cake = menu.restaurant_products.find(({ id }) => id === ids('new-cake'));
  const shopper = await newShopper();
  const child = (componentKey: string, dish: object, quantity: number) => ({
    ...dish,
    quantity,
    combo_component_id: ids(componentKey),
  });
  const cart = await shopper.fillCart({
    combo_product_id: combo?.id,
    children: [
      child('new-sweet', { restaurant_product_id: cake?.id, product_id: cake?.product_id }, 2),
      child('new-drink', lemonade, 1),
    ],
  });
  // 9.50, and 1.50 for each of two cakes.
  expect(cart.total).toBe(12.5);

  await takeBack();
  expect((await read()).menu).toEqual(before.menu);
  expect(await combosShown()).toEqual([[offers.meal.id, 'Pizza meal']]);
  const left = await shopper.cart();
  expect(left.items).toHaveLength(1);
  expect(left.problems[0]).toMatchObject({ code: 'unknown_combo' });
  await takeBack();
  expect((await read()).menu).toEqual(written.menu);
  expect((await shopper.cart()).problems).toEqual([]);
  await takeBack();
});

test('an open cart follows its combo: its price, a step that goes, the combo taken off', async () => {
  const shopper = await newShopper();
  expect((await shopper.fillCart(meal(pizza('diavola')))).total).toBe(17);
  const { menu } = await withCombo({ price: 16.5 });
  expect(await shopper.cart()).toMatchObject({ total: 18.5, problems: [] });
  const steps = menu.combos[mealKey]?.steps ?? [];
  await withCombo({ steps: steps.slice(0, 2) });
  expect((await shopper.cart()).problems).toMatchObject([
    { code: 'unknown_component', message: 'This dish does not belong to this offer.' },
  ]);
  const placing = await shopper.place(shopper.orderBody(await shopper.cart()));
  expectStatus(placing, 409);
  expect(placing.json()).toMatchObject({ code: 'unknown_component' });
  await withCombo({ steps: steps.toReversed() });
  expect((await shopper.cart()).problems).toEqual([]);
  await edit((now) => withoutCombo(now, mealKey));
  expect((await shopper.cart()).problems).toMatchObject([
    {
      code: 'unknown_combo',
      message: 'Pizza meal is no longer on the menu. Remove it to go on.',
    },
  ]);
  for (let entry = 0; entry < 4; entry += 1) await undoOldest(entry);
  expect(await shopper.cart()).toMatchObject({ total: 17, problems: [] });
});

/** Takes back the newest change that was not taken back, past what was taken back before it. */
async function undoOldest(taken: number): Promise<void> {
  const entries = await history();
  expectStatus(await undo(entries[taken * 2]?.id ?? 0), 200);
}

test('a dish taken off leaves the step of a combo, which is not for sale without another', async () => {
  const shopper = await newShopper();
  await shopper.fillCart(meal(pizza('margherita')));
  const fries = String(offers.fries.id);
  const { menu } = await read();
  const refused = await send([{ ...changeOf(menu, ['dishes', fries], undefined) }]);
  expectStatus(refused, 422);
  expect(refused.json().problems).toMatchObject([
    {
      path: `combos.${mealKey}.steps.1.choices`,
      message: '‘Pizza meal’ has a dish that is not on the menu.',
    },
  ]);
  const written = await edit((now) => withoutDish(now, fries));
  expect(written.menu.combos[mealKey]?.steps[1]?.choices).toEqual([]);
  expect((await shown()).combos[0]?.is_available).toBe(false);
  expect((await shopper.cart()).problems.map(({ message }) => message)).toContain(
    'Pizza meal is sold out.',
  );
  await takeBack();
  expect((await read()).menu).toEqual(menu);
  expect((await shopper.cart()).problems).toEqual([]);
});

test('halves follow their set: what costs more, what cannot be halved, what is taken off', async () => {
  const shopper = await newShopper();
  const half = halves(pizza('margherita'), pizza('diavola'));
  expect((await shopper.fillCart(half)).total).toBe(12);
  const withSet = (change: object) =>
    edit((menu) => {
      const set = { ...(menu.half_sets[halvesKey] ?? emptyHalfSet), ...change };
      return { ...menu, half_sets: { ...menu.half_sets, [halvesKey]: set } };
    });
  await withSet({ base_mode: 'average', surcharge: 0.75 });
  expect((await shopper.cart()).total).toBe(11.75);
  await withSet({ excluded_values: ['Medium'] });
  expect((await shopper.cart()).problems).toMatchObject([{ code: 'half_excluded' }]);
  await withSet({ excluded_values: [], dish_ids: [String(offers.margherita.id)] });
  expect((await shopper.cart()).problems).toMatchObject([{ code: 'halves_not_offered' }]);
  await edit((menu) => withoutHalfSet(menu, halvesKey));
  expect((await shown()).half_sets).toEqual([]);
  for (let entry = 0; entry < 4; entry += 1) await undoOldest(entry);
  expect(await shopper.cart()).toMatchObject({ total: 12, problems: [] });
});

test('combos stand in the order that is given, and in no category once theirs is gone', async () => {
  const { menu } = await edit((now) => ({
    ...now,
    combo_ids: ['new-second', ...now.combo_ids],
    combos: {
      ...now.combos,
      'new-second': { ...(now.combos[mealKey] ?? emptyCombo), name: 'Second', steps: stepsAnew },
    },
  }));
  const together = async () =>
    (await shown()).categories.find(({ id }) => id === offers.together)?.combo_ids.map(String);
  expect(await together()).toEqual(menu.combo_ids);
  await edit((now) => ({ ...now, combo_ids: now.combo_ids.toReversed() }));
  expect(await together()).toEqual(menu.combo_ids.toReversed());
  const gone = await edit((now) => withoutCategory(now, String(offers.together)));
  expect(gone.menu.combos[mealKey]?.category_id).toBeNull();
  expect(await together()).toBeUndefined();
  await takeBack();
  expect(await together()).toEqual(menu.combo_ids.toReversed());
});

const stepsAnew: EditedCombo['steps'] = [
  {
    id: 'new-step',
    name: 'Drink',
    min: 1,
    max: 1,
    choices: [{ dish_id: drink, upcharge: 0, is_default: true }],
  },
];
