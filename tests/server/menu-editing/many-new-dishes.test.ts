import { expect, test } from 'vitest';
import { emptyDish } from '#schemas/rules/menu-editing/empty-entries.ts';
import { expectStatus } from '../setup/shopper.ts';
import { changeOf, openEditedMenu } from './open-edited-menu.ts';

const { read, send, history, undo } = await openEditedMenu();

test('hundreds of dishes that come in one change are each as they were sent', async () => {
  const { menu } = await read();
  const [group = ''] = Object.keys(menu.groups);
  const size = (place: number) => ({
    id: `new-size-${place}`,
    name: 'Size',
    is_required: true,
    values: [{ id: `new-large-${place}`, name: 'Large', price_adjustment: place }],
  });
  // More than one statement inserts, and every tenth with what is written after the dishes.
  const sent = Array.from({ length: 600 }, (_, place) => ({
    ...emptyDish,
    name: `Dish ${place}`,
    description: `No. ${place}`,
    diets: place % 2 ? ['vegan'] : [],
    online_price: place + 1,
    price: place + 2,
    prep_minutes: place,
    has_own_price: place % 3 === 0,
    group_ids: place % 10 ? [] : [group],
    choices: place % 10 ? [] : [size(place)],
  }));
  const changes = sent.map((dish, place) => changeOf(menu, ['dishes', `new-${place}`], dish));
  expectStatus(await send(changes), 200);
  const written = Object.entries((await read()).menu.dishes)
    .filter(([key]) => !menu.dishes[key])
    .map(([, dish]) => dish)
    .toSorted((a, b) => a.prep_minutes - b.prep_minutes);
  const withoutIds = (dish: (typeof written)[number]) => ({
    ...dish,
    choices: dish.choices.map(({ id: _id, values, ...choice }) => ({
      ...choice,
      values: values.map(({ id: _value, ...value }) => value),
    })),
  });
  expect(written.map(withoutIds)).toEqual(sent.map(withoutIds));
  const [entry] = await history();
  expectStatus(await undo(entry?.id ?? 0), 200);
  expect((await read()).menu).toEqual(menu);
});
