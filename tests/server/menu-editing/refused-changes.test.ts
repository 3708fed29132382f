import { expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { emptyDish } from '#schemas/rules/menu-editing/empty-entries.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { expectStatus } from '../setup/shopper.ts';
import { changeOf, openEditedMenu } from './open-edited-menu.ts';

const { read, send } = await openEditedMenu();
const burger = String(small.burger.id);
const drink = String(small.lemonade.id);

test.each([
  ['a price of 1e9', ['online_price'], 1e9, 'A price is at most 99,999.99.'],
  ['a price below 0', ['online_price'], -1, 'A price is 0 or more.'],
  ['a price in words', ['online_price'], '12,50', 'Write a price such as 12.5.'],
  ['a price of a third of a cent', ['price'], 1.005, '1.005 has more decimals than AUD has.'],
  ['no name', ['name'], '  ', 'Write a name.'],
  ['a group of nobody', ['group_ids'], ['999999'], 'A group that it asks is not on the menu.'],
  ['a class of nobody', ['tax_class_id'], 999_999, 'There is no such tax class any more.'],
  ['a field that is none', ['colour'], 'red', 'There is no such field here.'],
  ['a list for a text', ['name'], [], 'This must be text.'],
])('%s is refused at its field, and nothing is written', async (_, field, value, message) => {
  const before = await read();
  const reply = await send([
    changeOf(before.menu, ['dishes', drink, 'is_fresh'], true),
    changeOf(before.menu, ['dishes', burger, ...field], value),
  ]);
  expectStatus(reply, 422);
  const { problems } = contract.changeMenu.failures[422].parse(reply.json());
  expect(problems[0]).toMatchObject({ code: 'menu_problem', message });
  expect(problems[0]?.path).toContain(`dishes.${burger}`);
  expect(await read()).toEqual(before);
});

test('a place that no menu has is named in a sentence', async () => {
  const before = await read();
  const reply = await send([changeOf(before.menu, ['colour'], 'red')]);
  expectStatus(reply, 422);
  const { problems } = contract.changeMenu.failures[422].parse(reply.json());
  expect(problems).toEqual([
    { path: 'colour', code: 'menu_problem', message: 'There is no such field here.' },
  ]);
  expect(await read()).toEqual(before);
});

test('groups in a circle, and ids of another tenant’s menu, are refused whole', async () => {
  const before = await read();
  const group = before.menu.groups[String(small.bread.id)];
  if (!group) throw new Error('the bread is there');
  const [first, ...rest] = group.options;
  const asking = [{ ...first, group_ids: [String(small.bread.id)] }, ...rest];
  const path = ['groups', String(small.bread.id), 'options'];
  const circle = await send([changeOf(before.menu, path, asking)]);
  expectStatus(circle, 422);
  expect(circle.json().problems[0].message).toContain('‘Bread’ → ‘Bread’');
  const stolen = [...group.options, { ...first, id: '999999' }];
  const foreign = await send([changeOf(before.menu, path, stolen)]);
  expectStatus(foreign, 422);
  const pizza = await send([
    changeOf(before.menu, ['dishes', String(small.pizza.id)], { ...emptyDish, name: 'Mine' }),
  ]);
  expectStatus(pizza, 422);
  expect(await read()).toEqual(before);
});
