import { describe, expect, it } from 'vitest';
import { couponBody, dealBody } from '#schemas/api/offer-bodies.ts';
import { couponBodyOf, dealBodyOf } from '#tests/server/setup/offer-bodies.ts';

const refusalsOf = (result: ReturnType<typeof couponBody.safeParse | typeof dealBody.safeParse>) =>
  result.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

describe('a coupon that cannot stand is refused at its field', () => {
  const percent = (value: unknown) => ({ effect: { kind: 'percent', percent: value, most: '' } });
  const amount = (value: string) => ({ effect: { kind: 'amount', amount: value } });
  const point = 'Write an amount like 12.50, with a point.';

  it.each([
    [percent(0), 'effect.percent', 'It takes off more than 0 %.'],
    [percent(101), 'effect.percent', 'It takes off at most 100 %.'],
    [percent(12.345), 'effect.percent', 'Write at most two decimals.'],
    [percent(Number.NaN), 'effect.percent', 'Write a percentage such as 15.'],
    [amount('12,50'), 'effect.amount', point],
    [amount('١٢'), 'effect.amount', point],
    [amount('-1'), 'effect.amount', point],
    [amount('1e9'), 'effect.amount', point],
    [amount('0.00'), 'effect.amount', 'Write an amount above 0.'],
    [{ minimum: '-1' }, 'minimum', point],
    [{ code: '' }, 'code', 'Write a code.'],
    [{ code: 'TEN OFF' }, 'code', 'A code is one word, without spaces.'],
    [{ total_limit: 0 }, 'total_limit', 'It is used at least once.'],
    [{ customer_limit: 1.5 }, 'customer_limit', 'Write a whole number.'],
    [{ starts_at: '2026-02-30T10:00' }, 'starts_at', 'There is no such day.'],
    [
      { starts_at: '2026-12-02T10:00', ends_at: '2026-12-02T10:00' },
      'ends_at',
      'It has to end after it starts.',
    ],
    [
      { windows: [{ weekdays: [], from: '11:00', to: '15:00' }] },
      'windows.0.weekdays',
      'Choose at least one day.',
    ],
  ])('R39 R41 %o', (change, path, message) => {
    const refused = refusalsOf(couponBody.safeParse({ ...couponBodyOf(), ...change }));
    expect(refused).toContainEqual([path, message]);
  });

  it('R39 one that can is taken as it is', () => {
    expect(refusalsOf(couponBody.safeParse(couponBodyOf({ minimum: '20.5' })))).toEqual([]);
  });
});

describe('a deal that cannot stand is refused at its field', () => {
  const step = { id: null, name: 'Fries', role: 'buy', quantity: 1, dish_ids: [1] };
  it.each([
    [{ name: ' ' }, 'name', 'Give the deal a name.'],
    [{ components: [] }, 'components', 'A deal needs at least one step.'],
    [{ components: [step] }, 'components', 'Say which dishes are free or cost less.'],
    [
      { components: [{ ...step, role: 'get', dish_ids: [] }] },
      'components.0.dish_ids',
      'Choose at least one dish.',
    ],
    [
      { components: [{ ...step, role: 'get', quantity: 21 }] },
      'components.0.quantity',
      'At most 20.',
    ],
    [{ effect: { kind: 'bundle', price: '' } }, 'effect.price', 'Write a price like 12.50.'],
    [
      { effect: { kind: 'percent', percent: 101, most: '' } },
      'effect.percent',
      'It takes off at most 100 %.',
    ],
    [
      { is_automatic: false, minimum: '20' },
      'minimum',
      'Only a deal that applies by itself may ask for an amount.',
    ],
  ])('R35 %o', (change, path, message) => {
    const refused = refusalsOf(dealBody.safeParse({ ...dealBodyOf(), ...change }));
    expect(refused).toContainEqual([path, message]);
  });

  it('R35 one that can is taken as it is', () => {
    expect(refusalsOf(dealBody.safeParse(dealBodyOf()))).toEqual([]);
  });
});
