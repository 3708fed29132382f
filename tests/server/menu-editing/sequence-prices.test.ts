import { expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { emptyDish } from '#schemas/rules/menu-editing/empty-entries.ts';
import { emptyGroup, emptyOption } from '#schemas/rules/menu-editing/empty-group.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { createShopper, expectStatus } from '../setup/shopper.ts';
import { changeOf, openEditedMenu } from './open-edited-menu.ts';

const { app, read, send, history, undo, shown } = await openEditedMenu();

/** A dish at 10.00 that asks for toppings by sequence, as the menu has it once it is stored. */
async function createPizza(more: object = {}, sequence = [1, 1.5, 2]) {
  const { menu } = await read();
  const mains = menu.categories[String(small.mains)]?.dish_ids ?? [];
  const topping = (id: string, name: string) => ({
    ...emptyOption(id),
    name,
    online_price: 4,
    price: 4,
    max_quantity: 5,
  });
  const reply = await send([
    changeOf(menu, ['groups', 'new-group'], {
      ...emptyGroup,
      name: 'Toppings',
      sequence_prices: sequence,
      options: [topping('new-ham', 'Ham'), topping('new-egg', 'Egg')],
      ...more,
    }),
    changeOf(menu, ['dishes', 'new-dish'], {
      ...emptyDish,
      name: 'Pizza',
      online_price: 10,
      price: 10,
      group_ids: ['new-group'],
    }),
    changeOf(menu, ['categories', String(small.mains), 'dish_ids'], [...mains, 'new-dish']),
  ]);
  expectStatus(reply, 200);
  const { new_ids: ids } = contract.changeMenu.reply.parse(reply.json()).data;
  return {
    dish: ids['new-dish'] ?? '',
    group: ids['new-group'] ?? '',
    ham: Number(ids['new-ham']),
    egg: Number(ids['new-egg']),
  };
}

test('R98 the server prices by sequence whatever the client says, in any order', async () => {
  const { dish, group, ham, egg } = await createPizza();
  const onMenu = await shown();
  expect(onMenu.modifier_groups.find(({ id }) => id === Number(group))).toMatchObject({
    sequence_prices: [1, 1.5, 2],
  });
  const sold = onMenu.restaurant_products.find(({ id }) => id === Number(dish));
  const chosen = [
    { modifier_id: egg, quantity: 1, configurations: [], price: 0 },
    { modifier_id: ham, quantity: 2, configurations: [], price: 0 },
  ];
  for (const [guest, modifiers] of [chosen, chosen.toReversed()].entries()) {
    const shopper = await createShopper(app, 1_390_063 + guest);
    const cart = await shopper.fillCart({
      product_id: sold?.product_id ?? 0,
      restaurant_product_id: Number(dish),
      is_half_and_half: 0,
      modifiers,
    });
    expect(cart.items).toMatchObject([{ quantity: 1, item_total: 14.5 }]);
  }
});

test('R98 a sequence is changed, taken away, and taken back like every other field', async () => {
  const { group } = await createPizza();
  const before = (await read()).menu;
  expectStatus(await send([changeOf(before, ['groups', group, 'sequence_prices'], [2, 0.5])]), 200);
  const changed = (await read()).menu;
  expect(changed.groups[group]?.sequence_prices).toEqual([2, 0.5]);
  const { value: _none, ...removal } = changeOf(
    changed,
    ['groups', group, 'sequence_prices'],
    null,
  );
  expectStatus(await send([removal]), 200);
  const without = (await read()).menu;
  expect(without.groups[group]).not.toHaveProperty('sequence_prices');
  const [taken, first] = await history();
  expectStatus(await undo(taken?.id ?? 0), 200);
  expect((await read()).menu).toEqual(changed);
  expectStatus(await undo(first?.id ?? 0), 200);
  expect((await read()).menu).toEqual(before);
});

test.each([
  [[], 'Write what the first one costs.'],
  [[-1], 'A price is 0 or more.'],
  [[1, 1e9], 'A price is at most 99,999.99.'],
  [[1, 1.005], '1.005 has more decimals than AUD has.'],
  [Array.from({ length: 11 }, () => 1), 'There are at most 10 prices.'],
])('R98 the prices %j are refused', async (prices, sentence) => {
  const { group } = await createPizza();
  const { menu } = await read();
  const reply = await send([changeOf(menu, ['groups', group, 'sequence_prices'], prices)]);
  expect(reply.statusCode).toBe(422);
  expect(reply.body).toContain(sentence);
  expect((await read()).menu).toEqual(menu);
});

test('R98 a dish at 0 is for sale by what its sequence adds, and not by prices that do not count', async () => {
  const { dish } = await createPizza({ min: 1 });
  const unpriced = await createPizza({ min: 1 }, [0, 2]);
  const priceless = (key: string) =>
    [['online_price', 0] as const, ['price', 0] as const].map(async ([field, amount]) =>
      changeOf((await read()).menu, ['dishes', key, field], amount),
    );
  expectStatus(await send(await Promise.all(priceless(dish))), 200);
  const refused = await send(await Promise.all(priceless(unpriced.dish)));
  expect(refused.statusCode).toBe(422);
  const found = (await shown()).restaurant_products.find(({ id }) => id === Number(dish));
  expect(found?.is_available).toBe(true);
});
