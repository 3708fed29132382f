import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { emptyDish } from '#schemas/rules/menu-editing/empty-entries.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { expectStatus } from '../setup/shopper.ts';
import { changeOf, openEditedMenu } from './open-edited-menu.ts';

const drink = String(small.lemonade.id);

/** A menu without a history, and its calls. */
async function openHistory() {
  const edited = await openEditedMenu();
  const { app, owner, urlOf } = edited;
  const url = urlOf(small.restaurant);
  const page = async (query: string) => {
    const reply = await app.inject({ url: `${url}/changes${query}`, headers: owner });
    expectStatus(reply, 200);
    return contract.listMenuChanges.reply.parse(reply.json()).data;
  };
  const one = (id: number) => app.inject({ url: `${url}/changes/${id}`, headers: owner });
  return { ...edited, url, page, one };
}

test('a bulk change is one entry, a list has its sum and few of its changes, and it is taken back whole', async () => {
  const { app, owner, url, read, send, history, undo, one } = await openHistory();
  const { menu } = await read();
  const added = Array.from({ length: 25 }, (_, place) =>
    changeOf(menu, ['dishes', `new-${place}`], {
      ...emptyDish,
      name: `Dish ${place}`,
      online_price: 10,
    }),
  );
  expectStatus(await send(added), 200);
  const { menu: full } = await read();
  const dishes = Object.entries(full.dishes).filter(([, { name }]) => name.startsWith('Dish '));
  expect(dishes).toHaveLength(25);
  const changes = dishes.map(([key]) => changeOf(full, ['dishes', key, 'online_price'], 12));
  const reply = await app.inject({
    method: 'PATCH',
    url,
    headers: owner,
    payload: { transaction_id: randomUUID(), origin: 'bulk', changes },
  });
  expectStatus(reply, 200);
  const [entry, before] = await history();
  expect(entry).toMatchObject({
    origin: 'bulk',
    change_count: 25,
    summary: [{ kind: 'dishes', topic: 'prices', entries: 25, key: null }],
  });
  expect(entry?.changes).toHaveLength(20);
  const whole = contract.getMenuChange.reply.parse((await one(entry?.id ?? 0)).json()).data;
  expect(whole.changes).toHaveLength(25);
  const [first] = dishes;
  expect(whole.names[`dishes/${first?.[0]}`]).toBe(first?.[1].name);
  expectStatus(await undo(entry?.id ?? 0), 200);
  expect((await read()).menu).toEqual(full);

  // What left the menu keeps its name in the history.
  expectStatus(await undo(before?.id ?? 0), 200);
  expect((await read()).menu).toEqual(menu);
  const gone = contract.getMenuChange.reply.parse((await one(before?.id ?? 0)).json()).data;
  expect(Object.values(gone.names)).toContain('Dish 0');
});

test('of a dish only its own changes are listed, and of a person what they did', async () => {
  const { manager, read, send, page } = await openHistory();
  const { menu } = await read();
  const both = [
    changeOf(menu, ['dishes', drink, 'unit'], 'bottle'),
    changeOf(menu, ['dishes', String(small.burger.id), 'unit'], 'piece'),
  ];
  expectStatus(await send(both), 200);
  const now = (await read()).menu;
  const theirs = await send([changeOf(now, ['dishes', drink, 'unit'], 'can')], {
    headers: manager,
  });
  expectStatus(theirs, 200);
  const { entries } = await page(`?key=dishes/${drink}`);
  expect(entries.map(({ changes }) => changes.map(({ value }) => value))).toEqual([
    ['can'],
    ['bottle'],
  ]);
  expect(entries[1]?.change_count).toBe(2);
  const { people } = await page('');
  expect(people).toHaveLength(2);
  const [latest] = entries;
  const { entries: ofManager } = await page(`?person_id=${latest?.person_id}`);
  expect(ofManager.map(({ id }) => id)).toEqual([latest?.id]);
  const nobody = await page(`?person_id=${randomUUID()}`);
  expect(nobody).toMatchObject({ entries: [], has_more: false });
});

test('pages follow each other without a gap', async () => {
  const { read, send, page } = await openHistory();
  for (let place = 0; place < 31; place += 1) {
    const { menu } = await read();
    const change = changeOf(menu, ['dishes', drink, 'prep_minutes'], place + 1);
    expectStatus(await send([change]), 200);
  }
  const first = await page('');
  expect(first.has_more).toBe(true);
  const ids = first.entries.map(({ id }) => id);
  expect(ids).toHaveLength(30);
  const second = await page(`?before_id=${ids.at(-1)}`);
  expect(second.has_more).toBe(false);
  expect(second.entries[0]?.changes[0]).toMatchObject({ value: 1 });
  expect(second.entries.some(({ id }) => ids.includes(id))).toBe(false);
});

test('a change that never was is not found', async () => {
  const { one } = await openHistory();
  const reply = await one(999_999);
  expectStatus(reply, 404);
  expect(reply.json()).toMatchObject({ code: 'unknown_menu_change' });
});
