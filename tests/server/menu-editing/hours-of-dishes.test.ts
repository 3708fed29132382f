import { expect, test } from 'vitest';
import { emptyCombo } from '#schemas/rules/menu-editing/empty-entries.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { createShopper, expectStatus, lemonade, plainBurger } from '../setup/shopper.ts';
import { changeOf, openEditedMenu } from './open-edited-menu.ts';

const { app, read, send, history, undo, shown } = await openEditedMenu();
const burger = String(small.burger.id);
const drink = String(small.lemonade.id);
const friday = (from: string, to: string) => [{ weekday: 5, from, to }];
/** The cart is for this time; mains are served on Fridays from 11:00 to 21:30, drinks always. */
const on = (date: string, time: string) => `&pickup_date=${date}&pickup_time=${time}`;
const atLunch = on('2026-11-20', '13:30');

async function setHours(path: string[], hours: { weekday: number; from: string; to: string }[]) {
  const { menu } = await read();
  expectStatus(await send([changeOf(menu, [...path, 'hours'], hours)]), 200);
}
/** Takes back the newest change that stands. */
async function takeBack(): Promise<void> {
  const entry = (await history()).find((one) => one.origin !== 'undo' && !one.is_undone);
  expectStatus(await undo(entry?.id ?? 0), 200);
}
const dish = async (id: number) =>
  (await shown()).restaurant_products.find((product) => product.id === id);

test('R18 a dish with hours is offered within them while one of its categories is', async () => {
  expect(await dish(small.burger.id)).not.toHaveProperty('availability');
  await setHours(['dishes', burger], friday('10:00', '12:00'));
  expect(await dish(small.burger.id)).toMatchObject({
    is_available: true,
    availability: friday('11:00', '12:00'),
  });
  await setHours(['dishes', drink], friday('22:00', '02:00'));
  expect(await dish(small.lemonade.id)).toMatchObject({ availability: friday('22:00', '02:00') });
  await takeBack();
  await takeBack();
  expect(await dish(small.burger.id)).not.toHaveProperty('availability');
});

test('R38 the cart and the order are judged by the hours of the dish, too', async () => {
  const shopper = await createShopper(app, 1_390_071);
  await shopper.fillCart(plainBurger, lemonade);
  expect((await shopper.cart(atLunch)).problems).toEqual([]);
  await setHours(['dishes', burger], friday('11:00', '12:30'));
  const late = await shopper.cart(atLunch);
  expect(late.problems).toMatchObject([
    {
      code: 'not_offered_then',
      message:
        'Corner burger is not offered at 1:30 pm (only 11:00 am–12:30 pm). Choose another time or remove it.',
    },
  ]);
  const refused = await shopper.place(shopper.orderBody(late));
  expectStatus(refused, 409);
  expect(refused.json()).toMatchObject({ code: 'not_offered_then' });
  await takeBack();
  expectStatus(await shopper.place(shopper.orderBody(await shopper.cart(atLunch))), 201);
});

test('a dish whose hours never meet those of its categories is not for sale', async () => {
  await setHours(['dishes', burger], [{ weekday: 1, from: '09:00', to: '12:00' }]);
  const burgerShown = await dish(small.burger.id);
  expect(burgerShown).toMatchObject({ is_available: false });
  expect(burgerShown).not.toHaveProperty('availability');
  await takeBack();
  expect(await dish(small.burger.id)).toMatchObject({ is_available: true });
});

test('a combo has hours of its own, and those of its dishes hold in it', async () => {
  const { menu } = await read();
  const combo = {
    ...emptyCombo,
    name: 'Happy hour',
    category_id: String(small.drinks),
    price: 3,
    hours: friday('13:00', '15:00'),
    steps: [
      {
        id: 'new-drink',
        name: 'Drink',
        min: 1,
        max: 1,
        choices: [{ dish_id: drink, upcharge: 0, is_default: true }],
      },
    ],
  };
  const reply = await send([
    changeOf(menu, ['combos', 'new-combo'], combo),
    changeOf(menu, ['combo_ids'], ['new-combo']),
  ]);
  expectStatus(reply, 200);
  const { new_ids: ids } = reply.json().data;
  expect((await shown()).combos).toMatchObject([
    { name: 'Happy hour', availability: friday('13:00', '15:00') },
  ]);
  const shopper = await createShopper(app, 1_390_072);
  await shopper.fillCart({
    combo_product_id: Number(ids['new-combo']),
    children: [{ ...lemonade, quantity: 1, combo_component_id: Number(ids['new-drink']) }],
  });
  const sentences = async (query: string) =>
    (await shopper.cart(query)).problems.map(({ message }) => message);
  expect(await sentences(atLunch)).toEqual([]);
  expect(await sentences(on('2026-11-20', '16:00'))).toEqual([
    'Happy hour is not offered at 4:00 pm (only 1:00 pm–3:00 pm). Choose another time or remove it.',
  ]);
  await setHours(['dishes', drink], friday('14:00', '22:00'));
  expect(await sentences(atLunch)).toEqual([
    'Lemonade is not offered at 1:30 pm (only 2:00 pm–10:00 pm). Choose another time or remove it.',
  ]);
  await takeBack();
  await takeBack();
});
