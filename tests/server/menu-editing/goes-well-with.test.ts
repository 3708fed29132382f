import { expect, test } from 'vitest';
import { emptyDish } from '#schemas/rules/menu-editing/empty-entries.ts';
import { dishPairs } from '#server/db/schema.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { expectStatus } from '../setup/shopper.ts';
import { changeOf, openEditedMenu } from './open-edited-menu.ts';

const { db, read, send, history, undo, shown } = await openEditedMenu();
const burger = String(small.burger.id);
const path = ['dishes', burger, 'goes_well_with'];
await db.insert(dishPairs).values({
  tenantId: small.tenant,
  restaurantId: small.restaurant,
  dishId: small.burger.id,
  withId: small.soup.id,
  orders: 20,
  gain: 0.4,
});

async function choose(value: string | undefined) {
  const { menu } = await read();
  const { before } = changeOf(menu, path, value);
  return send([value === undefined ? { path, before } : { path, value, before }]);
}
const suggested = async () => (await shown()).goes_well_with;

test('what the owner chose is suggested, and not what is ordered together', async () => {
  expect(await suggested()).toEqual([
    { id: small.burger.id, with_ids: [small.soup.id], is_chosen: false },
  ]);
  expectStatus(await choose(String(small.lemonade.id)), 200);
  expect((await read()).menu.dishes[burger]?.goes_well_with).toBe(String(small.lemonade.id));
  expect(await suggested()).toEqual([
    { id: small.burger.id, with_ids: [small.lemonade.id], is_chosen: true },
  ]);
});

test('‘none’ suggests nothing, and taking it back brings the choice before', async () => {
  expectStatus(await choose('none'), 200);
  expect(await suggested()).toBeUndefined();
  const [entry] = await history();
  expectStatus(await undo(entry?.id ?? 0), 200);
  expect((await read()).menu.dishes[burger]?.goes_well_with).toBe(String(small.lemonade.id));
  expectStatus(await choose(undefined), 200);
  expect((await suggested())?.[0]).toMatchObject({ is_chosen: false });
});

test('a dish is suggested neither with itself nor when it is not on this menu', async () => {
  for (const other of [burger, String(small.unlisted.id), String(small.pizza.id)]) {
    const refused = await choose(other);
    expectStatus(refused, 422);
    expect(refused.json()).toMatchObject({ problems: [{ path: path.join('.') }] });
  }
  expectStatus(await choose('new-nothing'), 422);
});

test('new dishes may name each other, and one that is taken off is named no more', async () => {
  const { menu } = await read();
  const dish = (name: string, goes_well_with: string) => ({
    ...emptyDish,
    name,
    online_price: 5,
    price: 5,
    goes_well_with,
  });
  const sent = await send([
    changeOf(menu, ['dishes', 'new-bread'], dish('Bread', 'new-dip')),
    changeOf(menu, ['dishes', 'new-dip'], dish('Dip', 'new-bread')),
  ]);
  expectStatus(sent, 200);
  const { new_ids: ids } = sent.json().data;
  const stored = await read();
  expect(stored.menu.dishes[ids['new-bread']]?.goes_well_with).toBe(ids['new-dip']);
  expect(stored.menu.dishes[ids['new-dip']]?.goes_well_with).toBe(ids['new-bread']);
  const dip = stored.menu.dishes[ids['new-dip']];
  expectStatus(
    await send([
      { path: ['dishes', ids['new-bread'], 'goes_well_with'], before: { value: ids['new-dip'] } },
      { path: ['dishes', ids['new-dip']], before: { value: dip } },
    ]),
    200,
  );
  expect((await read()).menu.dishes[ids['new-bread']]).not.toHaveProperty('goes_well_with');
});
