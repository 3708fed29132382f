import { expect, test } from 'vitest';
import { optionsTotal } from '#schemas/rules/line/option-charges.ts';
import { emptyGroup, emptyOption } from '#schemas/rules/menu-editing/empty-group.ts';
import { previewGroup } from '#desk/menu/choices/preview-group.ts';

const option = (id: string, online_price: number) => ({
  ...emptyOption(id),
  name: id,
  online_price,
});

test('R24 the preview prices a group that is not stored yet as a cart would', () => {
  const groups = {
    'new-group': {
      ...emptyGroup,
      name: 'Sauce',
      free_count: 1,
      options: [option('new-a', 1.5), option('new-b', 0.5), option('new-c', Number.NaN)],
    },
  };
  const group = previewGroup({ groups, key: 'new-group', currency: 'AUD' });
  expect(group?.modifiers.map(({ price }) => price)).toEqual([150, 50, 0]);
  const picks = (group?.modifiers ?? [])
    .slice(0, 2)
    .flatMap((modifier) =>
      group ? [{ group, modifier, quantity: 1, values: [], modifiers: [] }] : [],
    );
  expect(optionsTotal(group ? [group] : [], picks)).toBe(150);
});

test('groups that options ask are drawn three deep, and a circle ends there', () => {
  const asking = (id: string, next: string) => ({
    ...emptyGroup,
    name: id,
    options: [{ ...option(`option-${id}`, 1), group_ids: [next] }],
  });
  const groups = { '1': asking('1', '2'), '2': asking('2', '1') };
  const first = previewGroup({ groups, key: '1', currency: 'AUD' });
  const second = first?.modifiers[0]?.groups[0];
  const third = second?.modifiers[0]?.groups[0];
  expect([first?.name, second?.name, third?.name]).toEqual(['1', '2', '1']);
  expect(third?.modifiers[0]?.groups).toEqual([]);
  expect(previewGroup({ groups, key: '9', currency: 'AUD' })).toBeNull();
});

test('numbers that are being typed are none, so that the preview never breaks', () => {
  const group = previewGroup({
    groups: { '1': { ...emptyGroup, min: Number.NaN, max: 0, max_distinct: -1, free_count: -2 } },
    key: '1',
    currency: 'AUD',
  });
  expect(group).toMatchObject({ min: 0, max: 1, maxDistinct: 1, freeCount: 0 });
});
