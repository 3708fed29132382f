import { expect, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { emptyGroup, emptyOption } from '#schemas/rules/menu-editing/empty-group.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { expectStatus } from '../setup/shopper.ts';
import { changeOf, openEditedMenu } from './open-edited-menu.ts';

const { read, send } = await openEditedMenu();
const bread = String(small.bread.id);
const burger = String(small.burger.id);

const problemsOf = (reply: Awaited<ReturnType<typeof send>>) => {
  expectStatus(reply, 422);
  return contract.changeMenu.failures[422].parse(reply.json()).problems;
};

test.each([
  ['online_price', -1, 'A price is 0 or more.'],
  ['online_price', 1e9, 'A price is at most 99,999.99.'],
  ['price', '12,50', 'Write a price such as 12.5.'],
  ['price', '١٢', 'Write a price such as 12.5.'],
  ['price', 0.005, '0.005 has more decimals than AUD has.'],
  ['max_quantity', 0, 'It can be taken at least once.'],
  ['name', ' ', 'Write a name.'],
])('R26 an option whose %s is %s is refused at its field', async (field, value, message) => {
  const before = await read();
  const options = before.menu.groups[bread]?.options ?? [];
  const [first, ...rest] = options;
  const changed = [{ ...first, [field]: value }, ...rest];
  const [problem] = problemsOf(
    await send([changeOf(before.menu, ['groups', bread, 'options'], changed)]),
  );
  expect(problem).toMatchObject({ path: `groups.${bread}.options.0.${field}`, message });
  expect(await read()).toEqual(before);
});

test('R26 bounds that no choice meets are refused at their field', async () => {
  const before = await read();
  const group = {
    ...emptyGroup,
    name: 'Sauce',
    options: [
      { ...emptyOption('new-a'), name: 'A', is_default: true },
      { ...emptyOption('new-b'), name: 'B', is_default: true },
    ],
  };
  const refused = async (change: object) =>
    problemsOf(
      await send([changeOf(before.menu, ['groups', 'new-sauce'], { ...group, ...change })]),
    ).map(({ path }) => path);
  expect(await refused({ min: 3, max: 2 })).toEqual(['groups.new-sauce.max']);
  expect(await refused({ min: 3 })).toEqual(['groups.new-sauce.min']);
  expect(await refused({ max: 1 })).toEqual(['groups.new-sauce.options']);
  expect(await refused({ max_distinct: 1 })).toEqual(['groups.new-sauce.options']);
  expect(await read()).toEqual(before);
});

test('options that ask further ones four deep are refused, by the dish that asks them', async () => {
  const before = await read();
  const asking = (name: string, next: string[]) => ({
    ...emptyGroup,
    name,
    options: [{ ...emptyOption(`new-${name}-option`), name, group_ids: next }],
  });
  const chain = ['new-one', 'new-two', 'new-three', 'new-four'];
  const groups = chain.map((key, place) =>
    changeOf(before.menu, ['groups', key], asking(key.slice(4), chain.slice(place + 1, place + 2))),
  );
  const [alone] = problemsOf(await send(groups));
  expect(alone).toMatchObject({
    path: 'groups.new-one.options',
    message: 'The options of ‘one’ ask further ones more than three deep.',
  });
  const path = ['dishes', burger, 'group_ids'];
  const asked = [...(before.menu.dishes[burger]?.group_ids ?? []), 'new-one'];
  const [ofDish] = problemsOf(await send([...groups, changeOf(before.menu, path, asked)]));
  expect(ofDish?.path).toBe(`dishes.${burger}.group_ids`);
  expect(await read()).toEqual(before);
});
