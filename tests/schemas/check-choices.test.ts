import { describe, expect, it } from 'vitest';
import { checkChoices } from '#schemas/rules/check-choices.ts';
import type { MenuConfiguration, MenuModifier, ModifierGroup } from '#schemas/api/menu.ts';
import { group, modifier as sampleModifier } from '#tests/src/menu/sample-menu.ts';

const modifier = (id: number, name: string, more: Partial<MenuModifier> = {}): MenuModifier =>
  sampleModifier({ id, name, price: 0, online_price: 0, ...more });
const size: MenuConfiguration = {
  attribute: { id: 1, display_name: 'Size' },
  is_required: true,
  values: [
    { id: 11, display_value: 'Small', price_adjustment: 0 },
    { id: 12, display_value: 'Large', price_adjustment: 3 },
  ],
};
const bread: ModifierGroup = group({
  id: 5,
  name: 'Bread',
  min: 1,
  max: 1,
  is_required: true,
  modifiers: [modifier(51, 'Brioche'), modifier(52, 'Rye', { is_available: false })],
});
const extras: ModifierGroup = group({
  id: 6,
  name: 'Extras',
  min: 0,
  max: 3,
  is_required: false,
  modifiers: [
    modifier(61, 'Cheese', { max_quantity: 2 }),
    modifier(62, 'Bacon', { max_quantity: 3, configurations: [{ ...size, is_required: false }] }),
  ],
});
const offered = { product: { configurations: [size] }, groups: [bread, extras] };

type Chosen = { id: number; quantity?: number; values?: [number, number][] };
const asChoice = (pairs: [number, number][]) =>
  pairs.map(([attribute_id, attribute_value_id]) => ({ attribute_id, attribute_value_id }));
const pick = (chosen: Chosen[], values: [number, number][] = [[1, 11]]) => ({
  modifiers: chosen.map(({ id, quantity = 1, values = [] }) => ({
    modifier_id: id,
    quantity,
    configurations: asChoice(values),
  })),
  configurations: asChoice(values),
});
const codes = (...args: Parameters<typeof pick>) =>
  checkChoices(offered, pick(...args)).map(({ code }) => code);

describe('R26 choices against what is offered', () => {
  it('the least and the most that is allowed pass', () => {
    expect(codes([{ id: 51 }])).toEqual([]);
    expect(codes([{ id: 51 }, { id: 61, quantity: 2 }, { id: 62 }], [[1, 12]])).toEqual([]);
    expect(codes([{ id: 51 }, { id: 62, values: [[1, 12]] }])).toEqual([]);
  });

  it.each<[string, Chosen[], [number, number][], string[]]>([
    ['an absent required group', [], [[1, 11]], ['group_min']],
    [
      'more than the group takes',
      [{ id: 51 }, { id: 61, quantity: 2 }, { id: 62, quantity: 2 }],
      [[1, 11]],
      ['group_max'],
    ],
    [
      'more than the option takes',
      [{ id: 51 }, { id: 61, quantity: 3 }],
      [[1, 11]],
      ['modifier_max_quantity'],
    ],
    [
      'the same option sent twice',
      [{ id: 51 }, { id: 61, quantity: 2 }, { id: 61 }],
      [[1, 11]],
      ['modifier_max_quantity'],
    ],
    ['R27 a sold-out option', [{ id: 52 }], [[1, 11]], ['modifier_unavailable']],
    ['R28 an option of another dish', [{ id: 51 }, { id: 99 }], [[1, 11]], ['unknown_modifier']],
    ['a required configuration left out', [{ id: 51 }], [], ['configuration_required']],
    [
      'two values of one configuration',
      [{ id: 51 }],
      [
        [1, 11],
        [1, 12],
      ],
      ['unknown_configuration'],
    ],
    ['a value that is not of it', [{ id: 51 }], [[1, 99]], ['unknown_configuration']],
    [
      'a configuration that is not offered',
      [{ id: 51 }],
      [
        [1, 11],
        [9, 91],
      ],
      ['unknown_configuration'],
    ],
    [
      'a configuration an option lacks',
      [{ id: 51, values: [[1, 11]] }],
      [[1, 11]],
      ['unknown_configuration'],
    ],
  ])('%s is named', (_name, chosen, values, expected) => {
    expect(codes(chosen, values)).toEqual(expected);
  });

  it('names group and numbers', () => {
    const [first] = checkChoices(offered, pick([]));
    expect(first).toEqual({
      path: 'modifier_groups.5',
      code: 'group_min',
      message: 'Bread: choose 1.',
    });
    const [most] = checkChoices(offered, pick([{ id: 51 }, { id: 62, quantity: 3 }, { id: 61 }]));
    expect(most?.message).toBe('Extras: choose at most 3.');
  });

  it('all problems come at once', () => {
    expect(codes([{ id: 99 }], [])).toEqual([
      'configuration_required',
      'unknown_modifier',
      'group_min',
    ]);
  });
});
